interface EarlyPress {
  /** Ends the listening; the button that was pressed last. */
  takePress?: () => HTMLButtonElement | undefined;
}

/**
 * A part of the page, before its scripts: remembers the button that is pressed while they are on their way. What works
 * without scripts is left to the browser: links, and forms with an address or a method of their own.
 */
export const KEEP_PRESS = import.meta.env.SSR
  ? `{
      let pressed;
      const keep = (event) => {
        const button = event.target.closest('button');
        const form = button?.type === 'submit' && button.form;
        const isNative = form && (form.hasAttribute('action') || form.getAttribute('method') === 'get');
        if (!button || isNative) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        pressed?.removeAttribute('data-pressed');
        pressed = button;
        pressed.dataset.pressed = '';
      };
      addEventListener('click', keep, true);
      window.takePress = () => {
        removeEventListener('click', keep, true);
        pressed?.removeAttribute('data-pressed');
        return pressed;
      };
    }`.replace(/\n\s*/g, '')
  : '';

/** Presses once more what was pressed before the page could answer, which it can now. */
export const repeatPress = () => (globalThis as EarlyPress).takePress?.()?.click();
