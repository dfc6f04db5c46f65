import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const noticeSearchTexts = defineTexts('noticeSearch', {
  title: { ko: '공지', en: 'Notices', cn: '公告' },
});
