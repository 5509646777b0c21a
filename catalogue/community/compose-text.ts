import type { Random } from '../build/random.ts';

const CHOICE = /\{([^{}|]*\|[^{}]*)\}/g;

/** Replaces each `{a|b}` of a line by one of its alternatives. */
export const chooseAlternatives = (line: string, random: Random): string =>
  line.includes('|')
    ? line.replace(CHOICE, (_whole, choices: string) => random.pick(choices.split('|')))
    : line;

const lengths = new Map<string, number>();

/** The length of a line with its first alternatives. */
function lengthOf(line: string): number {
  let length = lengths.get(line);
  if (length === undefined) {
    length = line.replace(CHOICE, (_whole, choices: string) => choices.split('|')[0]!).length;
    lengths.set(line, length);
  }
  return length;
}

export const totalLength = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + lengthOf(line), 0);

export const hasRepeat = (lines: readonly string[]): boolean =>
  lines.some((line, index) => lines.indexOf(line) < index);

/**
 * Texts are twins when their common lines make up more than a share of both texts together. Only texts with a common
 * line are compared, so that thousands of texts take milliseconds.
 */
export function createTwinGuard(maxShare: number) {
  const textsWith = new Map<string, number[]>();
  const textLengths: number[] = [];
  return {
    hasTwin(lines: readonly string[]): boolean {
      const own = totalLength(lines);
      const common = new Map<number, number>();
      for (const line of lines) {
        const length = lengthOf(line);
        for (const text of textsWith.get(line) ?? []) {
          const shared = (common.get(text) ?? 0) + length;
          if (shared > maxShare * (own + textLengths[text]! - shared)) return true;
          common.set(text, shared);
        }
      }
      return false;
    },
    add(lines: readonly string[]): void {
      const text = textLengths.push(totalLength(lines)) - 1;
      for (const line of lines) {
        const texts = textsWith.get(line);
        if (texts) texts.push(text);
        else textsWith.set(line, [text]);
      }
    },
  };
}
