/** An ingredient of a label: its names, Chinese first, and one plain explanation. */
export type Ingredient = readonly [names: readonly string[], note: string];
