/** The short name of the tax classification, which stands before the goods on every line: *美容护肤品*绒雾唇膏. */
const CLASSES = {
  cosmetic: '美容护肤品',
  'special-cosmetic': '美容护肤品',
  tool: '日用杂品',
  food: '食品',
} as const;
export type GoodsKind = keyof typeof CLASSES;

export const classedName = (kind: GoodsKind, name: string): string => `*${CLASSES[kind]}*${name}`;
