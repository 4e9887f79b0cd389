/** Run something after the next frame, so that urgent changes are drawn first. */
export function later(deed: () => void): void {
  requestAnimationFrame(() => setTimeout(deed));
}
