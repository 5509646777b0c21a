const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Which of the words stand in a list of ingredients, however they are written there. */
export const avoidedIn = (ingredients: string, words: readonly string[]): string[] => {
  const list = plain(ingredients);
  return words.filter((word) => word.trim() !== '' && list.includes(plain(word.trim())));
};
