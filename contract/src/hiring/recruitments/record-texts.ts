import { defineTexts } from '../../common/text.ts';

/** What a member’s record shows of this module. */
export const recruitmentRecordTexts = defineTexts('recruitmentRecord', {
  title: { ko: '공고', en: 'Recruitments', cn: '招聘' },
  untitled: { ko: '제목 없는 공고', en: 'Recruitment without a title', cn: '无标题招聘' },
});
