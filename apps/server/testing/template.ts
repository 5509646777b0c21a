/** Databases that tests copy. */
export interface Templates {
  /** Migrated. */
  empty: string;
  /** With the demo's products. */
  stocked: string;
  /** With everything a demo has: seeded by the first test file that asks for it, because it takes longest. */
  demo: string;
}
export type TemplateName = keyof Templates;
