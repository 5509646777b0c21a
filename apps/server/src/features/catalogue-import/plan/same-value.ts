/** Compares text, numbers, booleans, lists and story blocks by content. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
