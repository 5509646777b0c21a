/** Cells hold texts, numbers, yes or no, lists and story blocks: all of them compare by what they say. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
