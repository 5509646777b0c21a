/** Databases that tests copy: a migrated one, and one with the demo's products. */
export interface Templates {
  empty: string;
  stocked: string;
}
export type TemplateName = keyof Templates;
