const isInside = ({ target }: Event, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** Keys belong to a field that has the focus, and to an input method that is composing. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing || isInside(event, 'input, textarea, select, [contenteditable], dialog');

/** Enter and the space bar belong to a link or button that has the focus. */
export const isPressing = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') && isInside(event, 'a, button, summary');
