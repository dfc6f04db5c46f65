import { defineTexts } from '../../common/text.ts';

/** Labels of what a question is about. */
export const questionCategoryTexts = defineTexts('questionCategories', {
  ACCOUNT: { ko: '가입·계정', en: 'Account', cn: '注册与账户' },
  RECRUITMENT: { ko: '채용 공고', en: 'Recruitments', cn: '招聘公告' },
  APPLICATION: { ko: '지원', en: 'Applications', cn: '应聘' },
  SERVICE: { ko: '이용 방법', en: 'How to use', cn: '使用方法' },
  ERROR: { ko: '오류 신고', en: 'Report an error', cn: '错误反馈' },
  OTHER: { ko: '그 밖의 문의', en: 'Other', cn: '其他' },
});
