import { defineAuditActions, defineAuditTargets } from '../audit/action-texts.ts';

/** The recorded actions of administrators on settings. */
export const auditActions = defineAuditActions({
  'settings.save': { ko: '설정 바꾸기', en: 'Changed the settings', cn: '更改设置' },
});

/** The kinds of target of these actions. */
export const auditTargets = defineAuditTargets({
  setting: { ko: '설정', en: 'Settings', cn: '设置' },
});
