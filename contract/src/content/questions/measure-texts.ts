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
  ACCOUNT: { ko: '회원 정보', en: 'Account', cn: '账户' },
  RECRUITMENT: { ko: '채용 공고', en: 'Postings', cn: '招聘' },
  APPLICATION: { ko: '지원', en: 'Applications', cn: '应聘' },
  SERVICE: { ko: '서비스 이용', en: 'Using the service', cn: '服务使用' },
  ERROR: { ko: '오류', en: 'Something is broken', cn: '错误' },
  OTHER: { ko: '기타', en: 'Something else', cn: '其他' },
  ANSWER_AWAITING: { ko: '답변 대기', en: 'Waiting', cn: '等待答复' },
  ANSWER_COMPLETE: { ko: '답변 완료', en: 'Answered', cn: '已答复' },
});
