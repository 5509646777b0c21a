interface EarlyPress {
  /** Ends the listening, and gives React what was entered; the button that was pressed last. */
  takePress?: () => HTMLElement | undefined;
}

/**
 * A part of the page, before its scripts: remembers which fields are filled and which button is pressed while they are on their way. What
 * works without scripts is left to the browser: links, but those that scripts make into a button (`data-as-button`), and forms with an
 * address or a method of their own. React takes a field for unchanged that was filled before it came, and empties it: each is filled
 * once more, past what React sees of it.
 */
export const KEEP_PRESS = import.meta.env.SSR
  ? `{
      let pressed;
      const filled = new Map();
      const isBox = ({ type }) => type === 'checkbox' || type === 'radio';
      const note = ({ target }) => filled.set(target, isBox(target) ? target.checked : target.value);
      const keep = (event) => {
        const button = event.target.closest('button, a[data-as-button]');
        const form = button?.type === 'submit' && button.form;
        const isNative = form && (form.hasAttribute('action') || form.getAttribute('method') === 'get');
        const isOtherTab = event.ctrlKey || event.metaKey || event.shiftKey;
        if (!button || isNative || isOtherTab) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        pressed?.removeAttribute('data-pressed');
        pressed = button;
        pressed.dataset.pressed = '';
      };
      const fill = (entered, field) => {
        if (!field.isConnected || field.type === 'file') return;
        if (isBox(field)) {
          field.checked = !entered;
          field.click();
          return;
        }
        field.value = '';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, entered);
        field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
      };
      addEventListener('click', keep, true);
      addEventListener('input', note, true);
      window.takePress = () => {
        removeEventListener('click', keep, true);
        removeEventListener('input', note, true);
        filled.forEach(fill);
        pressed?.removeAttribute('data-pressed');
        return pressed;
      };
    }`.replace(/\n\s*/g, '')
  : '';

/** Presses once more what was pressed before the page could answer, which it can now, and has taken what was entered. */
export const repeatPress = () =>
  setTimeout(() => {
    const pressed = (globalThis as EarlyPress).takePress?.();
    setTimeout(() => pressed?.click());
  });
