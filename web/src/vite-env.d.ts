declare module "virtual:words" {
  /** Catalogues by language and part, each fetched when it is called for. */
  const parts: Record<string, () => Promise<string>>;
  export default parts;
}
declare module "*.toml" {
  const data: never; // each use says what it expects
  export default data;
}
