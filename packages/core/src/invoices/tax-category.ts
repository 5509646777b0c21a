/** The short name of the tax category, written before the item name on every line: *美容护肤品*绒雾唇膏. */
const TAX_CATEGORIES = {
  cosmetic: '美容护肤品',
  'special-cosmetic': '美容护肤品',
  tool: '日用杂品',
  food: '食品',
} as const;
export type TaxedKind = keyof typeof TAX_CATEGORIES;

export const nameWithTaxCategory = (kind: TaxedKind, name: string): string =>
  `*${TAX_CATEGORIES[kind]}*${name}`;
