import type { BundleChoice } from '@huarong/contract/bundles';
import { bundlePath } from '../../catalogue/index.ts';
import { choiceParams } from './choice-query.ts';

/** The builder with a choice laid out: what a shopper passes on to a friend. */
export function sharePath(choice: BundleChoice): string {
  const query = new URLSearchParams(choiceParams(choice)).toString();
  return `${bundlePath(choice.bundleId)}${query && `?${query}`}`;
}

/** The checkout of one bundle, past the cart. */
export const buyBundleNowPath = (skuId: string, choice: BundleChoice): string =>
  `/order?${new URLSearchParams([
    ['from', 'buynow'],
    ['sku', skuId],
    ['bundle', choice.bundleId],
    ...choiceParams(choice),
  ])}`;
