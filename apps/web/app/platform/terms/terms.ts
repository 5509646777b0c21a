import { PACKAGING_OPTIONS } from '@huarong/core/orders';
import {
  COMMUNITY_SETTINGS,
  DELIVERY_SETTINGS,
  getFirst,
  ORDER_SETTINGS,
  SHOPPING_SETTINGS,
  toYuan,
} from '@huarong/core/shared';
import { createContext, use } from 'react';
import type { Api } from '../api/index.ts';

/** What the shop promises everywhere. */
export interface Terms {
  /** From which amount freight is free, in yuan. */
  freeFrom: string;
  returnDays: number;
  /** For quality and allergy. */
  faultDays: number;
  /** Of the first kind of gift packaging, in yuan. */
  packagingFee: string;
  /** The most units of a sku. */
  unitsPerSku: number;
  /** For a comment on a bought item. */
  commentPoints: number;
}

/** Read from their areas: all settings of the store together would be in the first scripts of every page. */
const DEFAULT_TERMS: Terms = {
  freeFrom: toYuan(DELIVERY_SETTINGS.freight.freeFrom),
  returnDays: ORDER_SETTINGS.orders.returnDays,
  faultDays: ORDER_SETTINGS.orders.faultDays,
  packagingFee: toYuan(getFirst(PACKAGING_OPTIONS).fee),
  unitsPerSku: SHOPPING_SETTINGS.cart.maxQuantityPerSku,
  commentPoints: COMMUNITY_SETTINGS.community.commentPoints,
};

/** The layout provides what holds now. */
export const TermsContext = createContext<Terms>(DEFAULT_TERMS);
export const useTerms = (): Terms => use(TermsContext);

/** Without an answer the page shows the defaults instead of none. */
export async function loadTerms(api: Api): Promise<Terms> {
  const config = await api.content.commonConfig({});
  if (!config.ok) return DEFAULT_TERMS;
  const { freight, terms, limits } = config.value;
  const { returnDays, faultDays, packagingFee, commentPoints } = terms;
  return {
    ...{ freeFrom: freight.freeFrom, returnDays, faultDays, packagingFee, commentPoints },
    unitsPerSku: limits['quantityPerSku'] ?? DEFAULT_TERMS.unitsPerSku,
  };
}
