import { defineTexts } from '../../common/text.ts';

/** Labels of recruitments on the page of a member's own data. */
export const collectedRecruitmentTexts = defineTexts('collectedRecruitments', {
  title: { ko: '등록한 공고', en: 'Recruitments that you posted', cn: '发布的招聘' },
  summary: { ko: '한 줄 소개', en: 'Summary', cn: '简介' },
  recruiterName: { ko: '담당자', en: 'Recruiter', cn: '负责人' },
  publishedAt: { ko: '공개 일시', en: 'Published', cn: '发布时间' },
  closedAt: { ko: '마감 일시', en: 'Closed', cn: '截止时间' },
  blockedReason: { ko: '운영자가 숨긴 사유', en: 'Why an administrator hid it', cn: '管理员隐藏的原因' },
  blockReply: { ko: '운영자에게 보낸 답', en: 'Your answer to the administrator', cn: '给管理员的回复' },
  files: { ko: '공고의 첨부 파일', en: 'Attachments of recruitments', cn: '招聘附件' },
});
