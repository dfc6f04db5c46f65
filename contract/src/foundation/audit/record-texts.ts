import { defineTexts } from '../../common/text.ts';

/** What a member’s record shows of this module. */
export const memberRecordTexts = defineTexts('memberRecord', {
  readings: { ko: '열람 기록', en: 'Who read their data', cn: '查阅记录' },
  decisions: { ko: '운영자 처리', en: 'Decisions', cn: '管理员处理' },
});
