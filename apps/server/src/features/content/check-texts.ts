import { unknownPlaceholders } from '@huarong/core/content';

/** Throws when a text to be stored has a placeholder that cannot be filled: whoever writes texts calls this first. */
export function checkTexts(where: string, value: unknown): void {
  const unknown = textsIn(value).flatMap(unknownPlaceholders);
  if (unknown.length > 0) throw new Error(`${where}: unknown placeholder {${unknown.join('} {')}}`);
}

/** Every text of a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
