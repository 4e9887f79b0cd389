/** Rules and switches, explained. */
const files = import.meta.glob<string>("@matanui/i18n/fr/{*-rules,card-typed,ui}.ftl", {
  eager: true,
  import: "default",
});
export default Object.values(files).join("\n");
