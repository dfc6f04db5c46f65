import { defineTexts } from '../../common/text.ts';

/** Labels of records about a member on the page of a member's own data. */
export const collectedRecordTexts = defineTexts('collectedRecords', {
  readings: { ko: '열람 기록', en: 'Who read your data', cn: '查阅记录' },
  reader: { ko: '열람한 곳', en: 'Read by', cn: '查阅方' },
  what: { ko: '열람한 정보', en: 'What was read', cn: '查阅内容' },
  decisions: { ko: '운영자의 처리 기록', en: 'What administrators did', cn: '管理员处理记录' },
  action: { ko: '처리', en: 'Action', cn: '处理' },
});
