import { defineCopy } from './copy.ts';

export const numbersCopy = defineCopy({
  wage: {
    HOURLY: { ko: '시급', en: 'an hour', cn: '时薪' },
    DAILY: { ko: '일급', en: 'a day', cn: '日薪' },
    WEEKLY: { ko: '주급', en: 'a week', cn: '周薪' },
    MONTHLY: { ko: '월급', en: 'a month', cn: '月薪' },
    YEARLY: { ko: '연봉', en: 'a year', cn: '年薪' },
    PER_CASE: { ko: '건당', en: 'per case', cn: '每件' },
    REFERENCE_TO_VIEW_PAGE: { ko: '공고 본문 참고', en: 'See the posting', cn: '详见招聘正文' },
    REFERENCE_TO_RULE_BOOK: { ko: '회사 내규에 따름', en: 'By company policy', cn: '按公司规定' },
    REFERENCE_TO_INTERVIEW: { ko: '면접 후 결정', en: 'Decided after the interview', cn: '面试后决定' },
  },
  amount: {
    ko: (text: string) => `${text}원`,
    en: (text: string) => `KRW ${text}`,
    cn: (text: string) => `${text}韩元`,
  },
  tenThousands: {
    ko: (text: string) => `${text}만`,
    en: (text: string) => text,
    cn: (text: string) => `${text}万`,
  },
  spaceBeforeUnit: { ko: ' 원', en: '', cn: '韩元' },
  atLeast: { ko: '이상', en: 'or more', cn: '以上' },
  atMost: { ko: '이하', en: 'or less', cn: '以下' },
});
