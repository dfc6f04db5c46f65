import { defineTexts } from '../../common/text.ts';

export const faqTexts = defineTexts('faqs', {
  questionRequired: { ko: '질문을 적어 주세요', en: 'Please write the question', cn: '请填写问题' },
  answerRequired: { ko: '답변을 적어 주세요', en: 'Please write the answer', cn: '请填写回答' },
  categoryRequired: { ko: '분류를 골라 주세요', en: 'Please choose a category', cn: '请选择分类' },
  tooMany: {
    ko: '한 분류에 질문을 100개까지 둘 수 있어요',
    en: 'A category can have up to 100 questions',
    cn: '每个分类最多可有100个问题',
  },
  orderIncomplete: {
    ko: '질문 목록이 바뀌었어요. 새로 고친 뒤 다시 옮겨 주세요.',
    en: 'The questions have changed. Reload and order them again.',
    cn: '问题列表已变化，请刷新后重新排序。',
  },
  noSession: {
    ko: '의견을 받지 못했어요. 페이지를 새로 고친 뒤 다시 눌러 주세요.',
    en: 'Your answer could not be taken. Reload the page and try again.',
    cn: '未能收到您的反馈，请刷新页面后重试。',
  },
});

/** Labels of the categories. */
export const faqCategoryTexts = defineTexts('faqCategories', {
  ACCOUNT: { ko: '회원', en: 'Account', cn: '账号' },
  RECRUIT: { ko: '채용', en: 'Recruit', cn: '招聘' },
  PROGRAM: { ko: '프로그램', en: 'Program', cn: '项目' },
  POINT: { ko: '포인트·결제', en: 'Points and payment', cn: '积分与支付' },
  ETC: { ko: '기타', en: 'Other', cn: '其他' },
});
