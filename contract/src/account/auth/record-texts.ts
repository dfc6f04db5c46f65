import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const sessionRecordTexts = defineTexts('sessionRecord', {
  title: { ko: '로그인·기기', en: 'Logins and devices', cn: '登录与设备' },
  unknown: { ko: '알 수 없는 기기', en: 'Unknown device', cn: '未知设备' },
  stored: { ko: '로그인 유지', en: 'Stays logged in', cn: '保持登录' },
});
