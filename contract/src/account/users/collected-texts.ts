import { defineTexts } from '../../common/text.ts';

/** Labels of the account on the page of a member's own data. */
export const collectedAccountTexts = defineTexts('collectedAccount', {
  title: { ko: '계정', en: 'Account', cn: '账户' },
  bornAt: { ko: '생년월일', en: 'Date of birth', cn: '出生日期' },
  level: { ko: '회원 등급', en: 'Level', cn: '会员等级' },
  joinedAt: { ko: '가입 일시', en: 'Joined', cn: '注册时间' },
  lastLoginAt: { ko: '마지막 로그인', en: 'Last login', cn: '最近登录' },
});
