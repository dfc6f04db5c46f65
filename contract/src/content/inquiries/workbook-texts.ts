import { defineTexts } from '../../common/text.ts';

/** The columns of the workbook of service inquiries. */
export const inquirySheet = defineTexts('inquirySheet', {
  sheet: { ko: '서비스 문의', en: 'Service inquiries', cn: '服务咨询' },
  number: { ko: '접수 번호', en: 'Number', cn: '受理编号' },
  created: { ko: '남긴 날', en: 'Sent', cn: '提交时间' },
  company: { ko: '기업', en: 'Company', cn: '企业' },
  name: { ko: '담당자', en: 'Contact', cn: '联系人' },
  subject: { ko: '제목', en: 'Title', cn: '标题' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  ANSWER_AWAITING: { ko: '답변 대기', en: 'Waiting', cn: '等待答复' },
  ANSWER_COMPLETE: { ko: '답변 완료', en: 'Answered', cn: '已答复' },
  replied: { ko: '답변한 날', en: 'Answered at', cn: '答复时间' },
});
