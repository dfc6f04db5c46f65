import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const savedSearchNotificationTitles = defineNotificationTitles('savedSearchNotificationTitles', {
  SAVED_SEARCH_NEW: {
    ko: '저장한 검색에 새 공고가 올라왔어요',
    en: 'New jobs in your saved searches',
    cn: '您保存的搜索有新职位',
  },
});

/**
 * Texts below the titles: of one search its name and the number of its new recruitments, of several a list of
 * both.
 */
export const savedSearchNotificationTexts = defineTexts('savedSearchNotificationTexts', {
  SAVED_SEARCH_NEW: {
    ko: '‘{name}’ 검색에 새 공고가 {fresh}건 있어요.',
    en: 'New jobs for “{name}”: {fresh}',
    cn: '“{name}”有{fresh}个新职位。',
  },
  SAVED_SEARCH_NEW_MANY: {
    ko: '검색마다 새 공고 수를 알려 드려요: {found}',
    en: 'New jobs of each search: {found}',
    cn: '各搜索的新职位数：{found}',
  },
});
