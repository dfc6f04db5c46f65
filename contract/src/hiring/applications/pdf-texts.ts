import { defineTexts } from '../../common/text.ts';

export const pdfTexts = defineTexts('papers', {
  missingLetters: {
    ko: '□는 이 문서의 글꼴에 없는 글자예요.',
    en: '□ stands for a letter this document has no font for.',
    cn: '□表示此文档字体中没有的字符。',
  },
  cut: {
    ko: '내용이 길어 여기까지만 담았어요. 나머지는 이음 화면에서 볼 수 있어요.',
    en: 'The text is too long to include all of it. The rest can be read on the screen in Ieum.',
    cn: '内容过长，文档到此为止。其余内容可在Ieum页面上查看。',
  },
  resume: { ko: '이력서', en: 'Résumé', cn: '简历' },
  resumeOf: { ko: '{name} 이력서', en: 'Résumé of {name}', cn: '{name}的简历' },
  application: { ko: '지원서', en: 'Application', cn: '应聘表' },
  applicationOf: { ko: '{name} 지원서', en: 'Application of {name}', cn: '{name}的应聘表' },
  sentAt: { ko: '{at} 제출', en: 'Submitted {at}', cn: '{at}提交' },
  draft: { ko: '아직 제출하지 않았어요', en: 'Not submitted yet', cn: '尚未提交' },
  questions: { ko: '질문 답변', en: 'Questions and answers', cn: '问题与回答' },
  noAnswer: { ko: '답하지 않았어요', en: 'Not answered', cn: '未回答' },
});
