import { defineTexts } from '../../common/text.ts';

/** Replaces the name of an erased member. */
export const formerTexts = defineTexts('former', {
  person: { ko: '탈퇴한 회원', en: 'Former member', cn: '已注销会员' },
  company: { ko: '탈퇴한 기업', en: 'Former company', cn: '已注销企业' },
});
