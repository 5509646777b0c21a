/** What an ingredient is, for somebody who reads a label: its names, Chinese first, and one plain sentence. */
export type Ingredient = readonly [names: readonly string[], note: string];
