/** Keys belong to a field that has the focus, and to an input method that is composing. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  (event.target instanceof HTMLElement &&
    event.target.closest('input, textarea, select, [contenteditable], dialog') !== null);
