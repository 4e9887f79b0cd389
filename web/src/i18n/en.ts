/** What is said everywhere. */
const files = import.meta.glob<string>("@matanui/i18n/en/{base,server,web}.ftl", {
  eager: true,
  import: "default",
});
export default Object.values(files).join("\n");
