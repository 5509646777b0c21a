import { isPlaceholder, type Placeholder } from './placeholders.ts';

/** What the placeholders of a text stand for. A placeholder without a fact cannot be filled. */
export type Facts = Readonly<Partial<Record<Placeholder, string>>>;

const IN_BRACES = /\{([^{}]*)\}/g;

/** Puts the facts into a text: `满 {包邮} 元包邮` → `满 199 元包邮`. Null when one is missing: a text is shown whole or not at all. */
export function fillText(text: string, facts: Facts): string | null {
  let isWhole = true;
  const filled = text.replace(IN_BRACES, (_match, name: string) => {
    const fact = isPlaceholder(name) ? facts[name] : undefined;
    isWhole &&= fact !== undefined;
    return fact ?? '';
  });
  return isWhole ? filled : null;
}

/** Fills every text of a stored value, at any depth; null when one of them cannot be filled. */
export function fillTexts<Value>(value: Value, facts: Facts): Value | null {
  let isWhole = true;
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const filled = fillText(part, facts);
      isWhole &&= filled !== null;
      return filled;
    }
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, fill(each)]));
  };
  const filled = fill(value) as Value;
  return isWhole ? filled : null;
}

/** The placeholders of a text, known or not, in reading order. A lone brace counts as an unknown one. */
export function placeholdersIn(text: string): string[] {
  const names = [...text.matchAll(IN_BRACES)].map(([, name]) => name!);
  const rest = text.replace(IN_BRACES, '');
  return [...names, ...(rest.match(/[{}]/g) ?? [])];
}

/** What an editor has to correct before the text can be stored. */
export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((name) => !isPlaceholder(name));
