/** What is said at a table. */
const files = import.meta.glob<string>(
  "@matanui/i18n/fr/{base,makuta,cards,cards-*,card-play,card-ui,card-decks,server,web}.ftl",
  {
    eager: true,
    import: "default",
  },
);
export default Object.values(files).join("\n");
