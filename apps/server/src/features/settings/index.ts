export { listUnreadable } from './admin/list-unreadable.ts';
export { SETTING_APPROVALS } from './admin/request-setting.ts';
export { settingsAdminFeature } from './admin/settings-admin.feature.ts';
export { createErrorTexts } from './error-texts.ts';
export { readCarriers } from './read-carriers.ts';
export { listTimedSettings, readSetting, readSettingTimes, settingNumberAt } from './settings.queries.ts';
