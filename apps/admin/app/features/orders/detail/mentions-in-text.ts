export interface Colleague {
  staffId: string;
  name: string;
}

/** What is being typed after an @ at the caret, to find a colleague by; null when no name is being typed. */
export function mentionAt(text: string, caret: number): string | null {
  return /@([^\s@]{0,20})$/.exec(text.slice(0, caret))?.[1] ?? null;
}

/** The text with the name that was chosen instead of what was typed, and where the caret is then. */
export function completeMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@[^\s@]{0,20}$/, `@${name} `);
  return { text: before + text.slice(caret), caret: before.length };
}

/** The colleagues whose name is in the text after an @. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): Colleague[] =>
  colleagues.filter(({ name }) => text.includes(`@${name}`));
