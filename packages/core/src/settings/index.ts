export { ERROR_TEXT_LENGTH, errorTextProblem, placeholdersOf } from './error-text.ts';
export {
  type PlainField,
  PROVINCES,
  provincesText,
  rangeText,
  type SettingField,
  type TableField,
  valueText,
} from './field.ts';
export {
  type GroupAgreement,
  readStored,
  readSubmitted,
  type SettingGroup,
  type StoredValues,
} from './group.ts';
export type { CashOnDeliverySettings } from './groups/cash-on-delivery.ts';
export type { DeliverySettings } from './groups/delivery.ts';
export type { FreightSettings } from './groups/freight.ts';
export type { InvoiceSellerSettings } from './groups/invoice-seller.ts';
export type { LimitSettings } from './groups/limits.ts';
export type { ReturnSettings } from './groups/returns.ts';
export type { SecondPersonSettings } from './groups/second-person.ts';
export {
  defaultSettings,
  isSettingKey,
  SETTING_GROUPS,
  SETTING_KEYS,
  type SettingKey,
  type SettingValues,
  settingOf,
  settingsAt,
  type TimedSetting,
} from './settings.ts';
