import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const memberRecordTexts = defineTexts('memberRecord', {
  readings: { ko: '열람 기록', en: 'Who read their data', cn: '查阅记录' },
  decisions: { ko: '운영자 처리', en: 'Decisions', cn: '管理员处理' },
});
