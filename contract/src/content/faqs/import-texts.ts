import { defineTexts } from '../../common/text.ts';

/** The columns of the workbook from which FAQs are imported. */
export const faqImportTexts = defineTexts('faqImport', {
  category: { ko: '분류', en: 'Category', cn: '分类' },
  categoryAbout: {
    ko: '목록에서 골라요. 있는 질문의 분류를 바꾸면 그 분류의 맨 뒤로 가요.',
    en: 'Choose from the list. A question that changes its category becomes the last of it.',
    cn: '从列表中选择。更改分类的问题将排在该分类末尾。',
  },
  categoryExample: { ko: '회원', en: 'Account', cn: '账号' },
  question: { ko: '질문', en: 'Question', cn: '问题' },
  questionAbout: {
    ko: '200자까지. 같은 질문이 이미 있으면 그 질문을 바꾸고, 없으면 새로 만들어요.',
    en: 'Up to 200 characters. A question that exists is changed, any other is added.',
    cn: '最多200个字符。已存在的问题将被修改，否则新增。',
  },
  questionExample: {
    ko: '비밀번호를 잊었어요. 어떻게 하나요?',
    en: 'I forgot my password. What can I do?',
    cn: '忘记密码怎么办？',
  },
  answer: { ko: '답변', en: 'Answer', cn: '回答' },
  answerAbout: {
    ko: '글만 적어요. 줄바꿈은 그대로 보여요. 글이 그대로면 화면에서 꾸민 모양이 남아요.',
    en: 'Text only; line breaks are shown. While its text is the same, an answer keeps its formatting.',
    cn: '仅填写文字，换行将保留显示。文字不变时，回答保留原有格式。',
  },
  answerExample: {
    ko: '로그인 화면의 비밀번호 찾기에서 휴대전화로 확인하고 새로 정할 수 있어요.',
    en: 'Use “Find password” on the login page: confirm your phone and set a new one.',
    cn: '请在登录页面点击“找回密码”，通过手机验证后重新设置。',
  },
  index: { ko: '순서', en: 'Order', cn: '顺序' },
  indexAbout: {
    ko: '0부터 10,000까지, 작은 수가 먼저 나와요. 비우면 새 질문은 맨 뒤, 있는 질문은 그대로예요.',
    en: 'From 0 to 10,000, the smallest first. Empty: a new question is the last, an existing one stays.',
    cn: '0至10,000，数字小的在前。留空时新问题排在末尾，已有问题不变。',
  },
  indexExample: { ko: '10', en: '10', cn: '10' },
  isActive: { ko: '공개 여부', en: 'Visibility', cn: '是否公开' },
  isActiveAbout: {
    ko: '비우면 새 질문은 공개, 있는 질문은 그대로예요.',
    en: 'Empty: a new question is public, an existing one stays as it is.',
    cn: '留空时新问题公开，已有问题不变。',
  },
  shown: { ko: '공개', en: 'Public', cn: '公开' },
  hidden: { ko: '비공개', en: 'Hidden', cn: '不公开' },
  ambiguous: {
    ko: '같은 질문이 이미 여러 개 있어요. FAQ 화면에서 하나만 남겨 주세요.',
    en: 'This question exists several times. Keep one of them on the FAQ screen.',
    cn: '该问题已存在多个，请在常见问题页面仅保留一个。',
  },
});
