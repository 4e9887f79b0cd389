/** Copying. Browsers allow it on HTTPS pages only and may refuse; then the text is selected instead. */

/** Was it copied? A page of a plain `http` address has no clipboard at all. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Select a field, or the words of anything else. */
export function select(element: HTMLElement | undefined): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element) getSelection()?.selectAllChildren(element);
}
