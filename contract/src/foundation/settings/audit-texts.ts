import { defineAuditActions } from '../audit/action-texts.ts';

/** The recorded actions of administrators on settings. */
export const auditActions = defineAuditActions({
  'settings.save': { ko: '설정 바꾸기', en: 'Changed the settings', cn: '更改设置' },
});
