/** What is said at the table of the board game. */
const files = import.meta.glob<string>("@matanui/i18n/fr/{makuta,boardtable,command}.ftl", {
  eager: true,
  import: "default",
});
export default Object.values(files).join("\n");
