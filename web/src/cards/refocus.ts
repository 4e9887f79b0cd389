/** Whoever plays by keys finds the next question under them, for what was in focus is gone with the last one. */
const PLACES = [".map", ".question", ".plan", ".hand", ".curtain"];
let place = "";

/** Where keys were used last; who points at something is left alone. */
function remember(one: Element | null): void {
  place = (one?.matches(":focus-visible") && PLACES.find((name) => one.closest(name))) || "";
}
remember(document.activeElement);
addEventListener("focusin", (event) => remember(event.target as Element), true);
addEventListener("pointerdown", () => (place = ""), true);

/** To the own space where spaces are asked about and keys are on the map, else to what is asked; who has a focus keeps it. */
export function refocus(): void {
  if (!place || document.activeElement !== document.body) return;
  const own = place === ".map" && document.querySelector(".map .target") ? ".map [data-own]" : ".question h2";
  document.querySelector<HTMLElement | SVGElement>(own)?.focus();
}
