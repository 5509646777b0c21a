const normalise = (text: string) => text.normalize('NFKC').toLowerCase();

/** The avoided names that occur in a list of ingredients, ignoring width and case. */
export const findAvoided = (ingredients: string, avoided: readonly string[]): string[] => {
  const list = normalise(ingredients);
  return avoided.filter((name) => name.trim() !== '' && list.includes(normalise(name.trim())));
};
