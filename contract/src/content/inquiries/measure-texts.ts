import { defineTexts } from '../../common/text.ts';

export const inquiryMeasureTexts = defineTexts('inquiryMeasures', {
  received: { ko: '서비스 문의', en: 'Service inquiries', cn: '服务咨询' },
  receivedDefinition: {
    ko: '그날 받은 기업의 서비스 문의예요. 로그인하지 않고 보낸 문의도 세요.',
    en: 'Service inquiries of companies received on that day, also those sent without an account.',
    cn: '当天收到的企业服务咨询，包括未登录发送的咨询。',
  },
  unit: { ko: '건', en: 'inquiries', cn: '条' },
  state: { ko: '지금 상태', en: 'State now', cn: '当前状态' },
  ANSWER_AWAITING: { ko: '답변 대기', en: 'Waiting', cn: '等待答复' },
  ANSWER_COMPLETE: { ko: '답변 완료', en: 'Answered', cn: '已答复' },
});
