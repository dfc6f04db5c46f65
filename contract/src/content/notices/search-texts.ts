import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const noticeSearchTexts = defineTexts('noticeSearch', {
  title: { ko: '공지', en: 'Notices', cn: '公告' },
});
