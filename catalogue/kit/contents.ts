/** One thing in a set: name, net content, how many, and the only size of the set that holds it. */
export type ContentSeed = [name: string, size?: string, count?: number, setSize?: string];

/** What only one size of a set holds; `sets`: how many sets it is. */
export const inSize = (setSize: string, contents: ContentSeed[], sets = 1): ContentSeed[] =>
  contents.map(([name, size = '', count = 1]) => [name, size, count * sets, setSize]);

/** One set, and a size that is two of it. */
export const onceAndTwice = (once: string, twice: string, contents: ContentSeed[]): ContentSeed[] => [
  ...inSize(once, contents),
  ...inSize(twice, contents, 2),
];
