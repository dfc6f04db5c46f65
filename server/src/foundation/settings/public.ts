export { alertsOf, storedAlerts, type Alert } from './alerts.ts';
export { readSetting, readSettingForUpdate } from './queries.ts';
export { changeSetting } from './save.ts';
