/** Words of a table, separated by spaces. */
export const list = (words: string): string[] => words.trim().split(/\s+/);
