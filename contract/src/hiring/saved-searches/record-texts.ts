import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const savedSearchRecordTexts = defineTexts('savedSearchRecord', {
  title: { ko: '저장한 검색', en: 'Saved searches', cn: '保存的搜索' },
  notified: { ko: '새 공고 알림 켬', en: 'Notified of new recruitments', cn: '已开启新招聘通知' },
  silent: { ko: '새 공고 알림 끔', en: 'Not notified', cn: '未开启通知' },
});
