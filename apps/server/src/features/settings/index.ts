export { listUnreadable } from './admin/list-unreadable.ts';
export { settingsAdminFeature } from './admin/settings-admin.feature.ts';
export { readCarriers } from './read-carriers.ts';
export { listTimedSettings, readSetting, readSettingTimes, settingNumberAt } from './settings.queries.ts';
