import { yuan } from './sku-lookup.ts';

/** A demo promotion; `rule` matches the schema of the price engine. */
export interface DemoPromotion {
  id: string;
  kind: 'flashSale' | 'limitedTime' | 'memberPrice' | 'fullAmount' | 'gift' | 'extraBuy';
  title: string;
  /** How long it runs after the demo start; it restarts when it has ended. */
  hours: number;
  rule: object;
}

export const noConditions = {
  conditions: [],
  exclusionGroup: null,
  quota: { total: null, perShopper: null },
};
export const amount = (value: number) => ({ kind: 'amount', amount: yuan(value) });
export const minQuantity = (quantity: number) => ({ kind: 'quantity', quantity });
export const pay = (percent: number) => ({ kind: 'payPercent', percent });
