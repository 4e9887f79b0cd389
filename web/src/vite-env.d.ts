declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.toml" {
  const data: never; // each use says what it expects
  export default data;
}
