import { defaultsOf, type GroupValues, readStored, type SettingGroup } from './group.ts';
import { BROADCAST_SETTINGS } from './groups/broadcasts.ts';
import { CARRIER_SETTINGS } from './groups/carriers.ts';
import { CASH_ON_DELIVERY_SETTINGS } from './groups/cash-on-delivery.ts';
import { DELIVERY_SETTINGS } from './groups/delivery.ts';
import { ERROR_TEXT_SETTINGS } from './groups/error-texts.ts';
import { FREIGHT_SETTINGS } from './groups/freight.ts';
import { INVOICE_SELLER_SETTINGS } from './groups/invoice-seller.ts';
import { LIMIT_SETTINGS } from './groups/limits.ts';
import { ORDER_TIME_SETTINGS } from './groups/order-times.ts';
import { PACKAGING_SETTINGS } from './groups/packaging.ts';
import { PAYMENT_FEE_SETTINGS } from './groups/payment-fees.ts';
import { POINTS_SETTINGS } from './groups/points.ts';
import { RETURN_SETTINGS } from './groups/returns.ts';
import { SECOND_PERSON_SETTINGS } from './groups/second-person.ts';
import { STOCK_SETTINGS } from './groups/stock.ts';

/** Every group of settings by the key of its rows. */
export const SETTING_GROUPS = {
  'invoice-seller': INVOICE_SELLER_SETTINGS,
  freight: FREIGHT_SETTINGS,
  delivery: DELIVERY_SETTINGS,
  carriers: CARRIER_SETTINGS,
  'cash-on-delivery': CASH_ON_DELIVERY_SETTINGS,
  'order-times': ORDER_TIME_SETTINGS,
  returns: RETURN_SETTINGS,
  packaging: PACKAGING_SETTINGS,
  points: POINTS_SETTINGS,
  broadcasts: BROADCAST_SETTINGS,
  'payment-fees': PAYMENT_FEE_SETTINGS,
  limits: LIMIT_SETTINGS,
  stock: STOCK_SETTINGS,
  'second-person': SECOND_PERSON_SETTINGS,
  'error-texts': ERROR_TEXT_SETTINGS,
} as const satisfies Record<string, SettingGroup>;
export type SettingKey = keyof typeof SETTING_GROUPS;
export type SettingValues<Key extends SettingKey> = GroupValues<(typeof SETTING_GROUPS)[Key]>;

export const SETTING_KEYS = Object.keys(SETTING_GROUPS) as SettingKey[];
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTING_GROUPS, key);

export const defaultSettings = <Key extends SettingKey>(key: Key): SettingValues<Key> =>
  defaultsOf(SETTING_GROUPS[key]) as SettingValues<Key>;

/** A stored row of a group, and from when on it holds. */
export interface TimedSetting {
  key: string;
  effectiveAt: Date;
  value: unknown;
}

/** The values of a stored row; without one the defaults. */
export const settingOf = <Key extends SettingKey>(key: Key, stored: unknown): SettingValues<Key> =>
  stored === undefined
    ? defaultSettings(key)
    : (readStored(SETTING_GROUPS[key], stored).values as SettingValues<Key>);

/** What held at a time, of rows in the order in which they began; before the first one the defaults. */
export function settingsAt<Key extends SettingKey>(
  key: Key,
  rows: readonly TimedSetting[],
  at: Date,
): SettingValues<Key> {
  return settingOf(key, rows.findLast((each) => each.key === key && each.effectiveAt <= at)?.value);
}
