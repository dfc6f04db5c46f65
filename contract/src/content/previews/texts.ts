import { defineTexts } from '../../common/text.ts';

export const previewTexts = defineTexts('previews', {
  over: {
    ko: '미리보기 시간이 지났거나 주소가 맞지 않아요. 콘솔에서 다시 열어 주세요.',
    en: 'This preview has expired or its address is wrong. Please open it again from the console.',
    cn: '预览已过期或地址有误，请从控制台重新打开。',
  },
  noSuchLanguage: {
    ko: '이 서버에는 이 언어의 페이지가 없어요',
    en: 'This server has no pages in this language',
    cn: '此服务器没有该语言的页面',
  },
  person: { ko: '미리보기 회원', en: 'Preview member', cn: '预览会员' },
  company: { ko: '미리보기 기업', en: 'Preview company', cn: '预览企业' },
});
