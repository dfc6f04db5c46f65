import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/**
 * Titles of this module's notifications, also the subjects of their e-mails; `{name|이/가}` adds a particle.
 */
export const companyNotificationTitles = defineNotificationTitles('companyNotificationTitles', {
  COMPANY_APPROVED: {
    ko: '{company} 가입을 승인했어요',
    en: '{company} has been approved',
    cn: '{company}已通过审核',
  },
  COMPANY_REJECTED: {
    ko: '{company} 가입이 반려되었어요',
    en: '{company} was not approved',
    cn: '{company}未通过审核',
  },
  COMPANY_WAITING: {
    ko: '{company|이/가} 승인을 기다리고 있어요',
    en: '{company} is waiting for approval',
    cn: '{company}正在等待审核',
  },
  COMPANY_WAITING_AGAIN: {
    ko: '{company|이/가} 승인을 다시 신청했어요',
    en: '{company} asked for approval again',
    cn: '{company}重新提交了审核申请',
  },
});

/** Texts below the titles. */
export const companyNotificationTexts = defineTexts('companyNotificationTexts', {
  COMPANY_APPROVED: {
    ko: '이제 채용 공고를 올릴 수 있어요.',
    en: 'You can now post recruitments.',
    cn: '现在可以发布招聘信息。',
  },
  COMPANY_REJECTED: {
    ko: '사유: {reason}\n기업 정보를 고친 뒤 다시 신청해 주세요.',
    en: 'Reason: {reason}\nPlease correct your company profile and ask again.',
    cn: '原因：{reason}\n请修改企业信息后重新申请。',
  },
  COMPANY_WAITING: {
    ko: '사업자등록증을 확인하고 승인하거나 반려해 주세요.',
    en: 'Please check the business registration and approve or reject it.',
    cn: '请核对营业执照并审核。',
  },
  COMPANY_WAITING_AGAIN: {
    ko: '고친 정보를 확인하고 승인하거나 반려해 주세요.',
    en: 'Please check the corrected details and approve or reject it.',
    cn: '请核对修改后的信息并审核。',
  },
});
