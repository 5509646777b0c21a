/** Databases that are only ever copied: a migrated one, and one with the demo's goods on the shelves besides. */
export interface Templates {
  empty: string;
  stocked: string;
}
export type TemplateName = keyof Templates;
