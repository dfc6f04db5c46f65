import { defineTexts } from '../../common/text.ts';

/** Labels of reports on the page of a member's own data. */
export const collectedFlagTexts = defineTexts('collectedFlags', {
  title: { ko: '신고한 내용', en: 'Reports that you sent', cn: '举报记录' },
  decidedAt: { ko: '처리 일시', en: 'Decided', cn: '处理时间' },
});
