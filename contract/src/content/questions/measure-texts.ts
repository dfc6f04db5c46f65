import { defineTexts } from '../../common/text.ts';

export const questionMeasureTexts = defineTexts('questionMeasures', {
  asked: { ko: '1:1 문의', en: 'Questions asked', cn: '1对1咨询' },
  askedDefinition: {
    ko: '그날 받은 1:1 문의예요. 관리자가 대신 등록한 문의도 세고, 지운 문의는 세지 않아요.',
    en: 'Questions received on that day, also those written for a member; deleted ones do not count.',
    cn: '当天收到的1对1咨询，包括管理员代为登记的咨询，不含已删除的咨询。',
  },
  answered: { ko: '답변한 문의', en: 'Questions answered', cn: '已答复咨询' },
  answeredDefinition: {
    ko: '그날 처음 답변한 1:1 문의예요. 답변을 고친 날은 세지 않아요.',
    en: 'Questions first answered on that day; later corrections do not count.',
    cn: '当天首次答复的1对1咨询，更正答复不计。',
  },
  unit: { ko: '건', en: 'questions', cn: '条' },
  category: { ko: '문의 내용', en: 'About', cn: '咨询内容' },
  state: { ko: '지금 상태', en: 'State now', cn: '当前状态' },
  ANSWER_AWAITING: { ko: '답변 대기', en: 'Waiting', cn: '等待答复' },
  ANSWER_COMPLETE: { ko: '답변 완료', en: 'Answered', cn: '已答复' },
});
