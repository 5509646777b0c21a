/** A text of at most so many characters. */
export type WriteText = (most: number) => string;
