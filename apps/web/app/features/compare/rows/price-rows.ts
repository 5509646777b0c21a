import { displayYuan, fromYuan } from '@huarong/core/shared';
import { includedItemsOf, includedItemText } from '../../catalogue/index.ts';
import { type CompareRow, rowOf } from './cell.ts';
import { type ComparedProduct, defaultSkuOf } from './compared-product.ts';
import { unitPrice } from './unit-price.ts';

/** 到手价 by the rule of the product page, the steps that lead to it, and what ten grams or millilitres cost by it. */
export const priceRows = (products: readonly ComparedProduct[]): CompareRow[] => [
  rowOf(
    products,
    '到手价',
    (column) => ({
      text: finalPriceOf(column),
      look: 'price',
      before: listPriceOf(column) === finalPriceOf(column) ? undefined : listPriceOf(column),
      note: column.offer ? undefined : '优惠以商品页为准',
    }),
    '买一件，用上可领的券',
  ),
  rowOf(products, '这个价怎么来', stepsOf),
  rowOf(products, '规格', ({ product }) => defaultSkuOf(product).skuName),
  rowOf(products, '盒内清单', contentsOf),
  rowOf(products, '折合单价', (column) => unitPrice(defaultSkuOf(column.product).size, finalPriceOf(column))),
];

export const finalPriceOf = ({ product, offer }: ComparedProduct): string =>
  offer?.finalPrice ?? defaultSkuOf(product).offerPrice;

const listPriceOf = ({ product, offer }: ComparedProduct): string =>
  offer?.arithmetic[0]?.amount ?? defaultSkuOf(product).offerPrice;

function stepsOf({ offer }: ComparedProduct) {
  if (!offer) return null;
  const steps = offer.arithmetic.filter(({ label }) => label !== '到手价');
  const lines = steps.map(({ label, amount }) => `${label} ${signedYuan(amount)}`);
  return steps.length > 1 ? { text: lines.join('，'), lines } : '没有用到优惠';
}

/** What a set holds, one thing a line. */
function contentsOf({ product }: ComparedProduct) {
  const lines = includedItemsOf(product, defaultSkuOf(product)).map(includedItemText);
  return lines.length > 0 ? { text: lines.join('，'), lines } : null;
}

/** `-50.00` → `−¥50.00` */
const signedYuan = (amount: string): string => {
  const value = fromYuan(amount.replace('-', ''));
  return `${amount.startsWith('-') ? '−' : ''}${value === null ? amount : displayYuan(value)}`;
};
