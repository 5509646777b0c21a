export { listTimedSettings, readSetting, readSettingTimes, settingNumberAt } from './settings.queries.ts';
