const normalise = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Those of the names that occur in a list of ingredients, ignoring width and case. */
export function findIngredients(ingredients: readonly string[], names: readonly string[]): string[] {
  const list = normalise(ingredients.join('、'));
  return names.filter((name) => normalise(name) !== '' && list.includes(normalise(name)));
}

/** The ingredients that every list has, in the order of the first list. */
export function commonIngredients(lists: readonly (readonly string[])[]): string[] {
  const [first, ...others] = lists;
  if (first === undefined || others.length === 0) return [];
  const known = others.map((list) => new Set(list.map(normalise)));
  return first.filter((name) => known.every((names) => names.has(normalise(name))));
}
