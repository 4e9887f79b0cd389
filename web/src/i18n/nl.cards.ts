/** What is said at the table of a card game. */
const files = import.meta.glob<string>(
  "@matanui/i18n/nl/{cards,cards-*,card-play,card-ui,card-decks,cardtable,command}.ftl",
  {
    eager: true,
    import: "default",
  },
);
export default Object.values(files).join("\n");
