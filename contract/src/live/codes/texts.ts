import { defineTexts } from '../../common/text.ts';

export const codeTexts = defineTexts('codes', {
  required: { ko: '코드를 적어 주세요', en: 'Please enter the code', cn: '请输入代码' },
  wrong: {
    ko: '코드가 맞지 않아요. 다시 확인해 주세요.',
    en: 'The code does not match. Please check it.',
    cn: '代码不正确，请重新确认。',
  },
});
