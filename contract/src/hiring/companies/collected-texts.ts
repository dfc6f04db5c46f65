import { defineTexts } from '../../common/text.ts';

/** Labels of a company on the page of a member's own data. */
export const collectedCompanyTexts = defineTexts('collectedCompany', {
  title: { ko: '기업 정보', en: 'Company', cn: '企业信息' },
  ceoName: { ko: '대표자', en: 'Representative', cn: '负责人' },
  introduction: { ko: '기업 소개', en: 'Introduction', cn: '企业介绍' },
  rejectMessage: { ko: '반려 사유', en: 'Reason of the rejection', cn: '驳回原因' },
  submittedAt: { ko: '승인 요청 일시', en: 'Approval requested', cn: '申请审核时间' },
  decidedAt: { ko: '심사 일시', en: 'Decided', cn: '审核时间' },
  files: { ko: '기업 소개 파일', en: 'Files of the profile', cn: '企业介绍文件' },
});
