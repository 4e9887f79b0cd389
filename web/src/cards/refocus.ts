/** Focus moves to the next question; its old element is gone. */
const PLACES = [".map", ".question", ".plan", ".hand", ".curtain"];
let place = "";

/** Remember the part of the page in which keys were used last; a pointer clears it. */
function remember(one: Element | null): void {
  place = (one?.matches(":focus-visible") && PLACES.find((name) => one.closest(name))) || "";
}
remember(document.activeElement);
addEventListener("focusin", (event) => remember(event.target as Element), true);
addEventListener("pointerdown", () => (place = ""), true);

/** Focus the own space if keys were used on the map and spaces are asked for, else the question. An existing focus
 * stays. */
export function refocus(): void {
  if (!place || document.activeElement !== document.body) return;
  const own = place === ".map" && document.querySelector(".map .target") ? ".map [data-own]" : ".question h2";
  document.querySelector<HTMLElement | SVGElement>(own)?.focus();
}
