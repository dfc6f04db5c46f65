import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const recruitmentRecordTexts = defineTexts('recruitmentRecord', {
  title: { ko: '공고', en: 'Recruitments', cn: '招聘' },
  untitled: { ko: '제목 없는 공고', en: 'Recruitment without a title', cn: '无标题招聘' },
});
