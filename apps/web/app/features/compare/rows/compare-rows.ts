import { buyerRows } from './buyer-rows.ts';
import type { CompareGroup, CompareRow } from './cell.ts';
import { hasText, rowOf } from './cell.ts';
import { type ComparedProduct, specificationOf } from './compared-product.ts';
import { ingredientRows } from './ingredient-rows.ts';
import { priceRows } from './price-rows.ts';
import { matchRow } from './skin-rows.ts';

const LABEL_NAMES = ['净含量', '原产地', '保质期', '开封后建议使用', '备案编号', '特殊化妆品注册证编号'];

/** Before it the images of the textures are shown. */
export const FEEL_GROUP = '质地与肤感';

/** The groups of the comparison, without rows that nothing is known of. */
export function compareRows(products: readonly ComparedProduct[], skinName: string | null): CompareGroup[] {
  const { said, felt } = buyerRows(products, skinName);
  const groups = [
    { title: '价格', rows: priceRows(products) },
    { title: '你的肤质', rows: [matchRow(products)] },
    { title: FEEL_GROUP, rows: felt },
    { title: '成分与功效', rows: ingredientRows(products) },
    { title: '大家怎么说', rows: said },
    {
      title: '标签上写的',
      rows: LABEL_NAMES.map((name) => rowOf(products, name, ({ product }) => specificationOf(product, name))),
    },
  ];
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(isKnown) }))
    .filter(({ title, rows }) => rows.length > 0 || title === FEEL_GROUP);
}

/** The rows that differ. A group that would be empty is left out. */
export const onlyDifferent = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isAlike }) => !isAlike) }))
    .filter(({ rows }) => rows.length > 0);

const isKnown = ({ cells }: CompareRow) => cells.some(hasText);
