interface EarlyPress {
  /** Ends the listening; the button that was pressed last. */
  takePress?: () => HTMLButtonElement | undefined;
}

/**
 * A part of the page, before its scripts: remembers the button that is pressed while they are on their way. What works
 * without scripts is left to the browser: links, and forms with an address or a method of their own.
 */
export const KEEP_PRESS = import.meta.env.SSR
  ? "{let b;const f=e=>{const t=e.target.closest('button'),o=t?.type==='submit'&&t.form;if(!t||o&&(o.hasAttribute('action')||o.getAttribute('method')==='get'))return;e.preventDefault();e.stopImmediatePropagation();b?.removeAttribute('data-pressed');b=t;b.dataset.pressed=''};addEventListener('click',f,true);window.takePress=()=>{removeEventListener('click',f,true);b?.removeAttribute('data-pressed');return b}}"
  : '';

/** Presses once more what was pressed before the page could answer, which it can now. */
export const repeatPress = () => (globalThis as EarlyPress).takePress?.()?.click();
