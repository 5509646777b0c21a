/** Products by their facts: values of one property are combined with OR, the properties with AND. */
export interface Selector {
  /** Names of categories of any level. */
  categories?: readonly string[];
  effects?: readonly string[];
  labels?: readonly string[];
  skinTypes?: readonly string[];
  /** Words in a star ingredient. */
  stars?: readonly string[];
  /** Words in the name. */
  names?: readonly string[];
  /** Categories that are left out. */
  exceptCategories?: readonly string[];
}

/** Groups of selectors, the best products first; a group matches when one of its selectors does. */
export type Tiers = readonly (readonly Selector[])[];
