/** Joins the class names that are present: `classNames('a', isOn && 'b', undefined)` → `'a'`. */
export const classNames = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
