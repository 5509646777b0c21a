import { ACCESS_SETTINGS } from './access.ts';
import { CATALOGUE_SETTINGS } from './catalogue.ts';
import { COMMUNITY_SETTINGS } from './community.ts';
import { DELIVERY_SETTINGS } from './delivery.ts';
import { MEMBERSHIP_SETTINGS } from './membership.ts';
import { ORDER_SETTINGS } from './orders.ts';
import { PAYMENT_SETTINGS } from './payment.ts';
import { SHOPPING_SETTINGS } from './shopping.ts';

/** The business settings of the shop. The three ids are fixed by the specification: existing API clients send them. */
export const STORE = {
  storeId: 10001,
  catalogId: 10052,
  langId: -7,
  ...CATALOGUE_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...SHOPPING_SETTINGS,
  ...COMMUNITY_SETTINGS,
  ...ORDER_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...MEMBERSHIP_SETTINGS,
  ...ACCESS_SETTINGS,
} as const;
