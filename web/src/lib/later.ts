/** Do something once the next frame is drawn: first what somebody waits for, then the rest. */
export function later(deed: () => void): void {
  requestAnimationFrame(() => setTimeout(deed));
}
