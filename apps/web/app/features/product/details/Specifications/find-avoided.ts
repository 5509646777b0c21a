const normalise = (text: string) => text.normalize('NFKC').toLowerCase();

/** Which of the words stand in a list of ingredients, however they are written there. */
export const findAvoided = (ingredients: string, words: readonly string[]): string[] => {
  const list = normalise(ingredients);
  return words.filter((word) => word.trim() !== '' && list.includes(normalise(word.trim())));
};
