import { yuan } from './sku-lookup.ts';

/** A promotion of the demo; `rule` is what the price engine's schema reads. */
export interface DemoPromotion {
  id: string;
  kind: 'flashSale' | 'limitedTime' | 'memberPrice' | 'fullAmount' | 'gift' | 'extraBuy';
  title: string;
  /** How long it runs once the demo is started; it is opened again when it has ended. */
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
