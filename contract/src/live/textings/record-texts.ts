import { defineTexts } from '../../common/text.ts';

/** The section of a company's record in the console. */
export const textingRecordTexts = defineTexts('textingRecord', {
  title: { ko: '지원자에게 보낸 문자', en: 'Texts to applicants', cn: '发给申请人的短信' },
  count: { ko: '{count}명에게', en: 'To {count}', cn: '发给{count}人' },
});
