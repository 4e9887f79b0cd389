/** The chosen look, kept in this browser; by default what the machine prefers. */
export const THEMES = ["night", "driftwood", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = "matanui.theme";

export function preferred(): Theme {
  const kept = localStorage.getItem(KEPT);
  if (THEMES.some((theme) => theme === kept)) return kept as Theme;
  if (matchMedia("(forced-colors: active), (prefers-contrast: more)").matches) return "contrast";
  return "night";
}

export function wear(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  localStorage.setItem(KEPT, theme);
}
