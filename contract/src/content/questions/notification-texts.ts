import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/**
 * Titles of this module's notifications, also the subjects of their e-mails; `{name|이/가}` adds a particle.
 */
export const questionNotificationTitles = defineNotificationTitles('questionNotificationTitles', {
  QUESTION_ANSWERED: {
    ko: '1:1 문의에 답변을 남겼어요',
    en: 'Your question has been answered',
    cn: '您的咨询已得到答复',
  },
  QUESTION_ASKED: {
    ko: '새 1:1 문의가 왔어요',
    en: 'A new question has arrived',
    cn: '收到新的咨询',
  },
  QUESTION_ASSIGNED: {
    ko: '1:1 문의를 맡았어요',
    en: 'A question was assigned to you',
    cn: '有一条咨询指派给您',
  },
});

/** Texts below the titles. */
export const questionNotificationTexts = defineTexts('questionNotificationTexts', {
  QUESTION_ANSWERED: {
    ko: '‘{subject}’ 문의의 답변을 확인해 주세요.',
    en: 'Please read the answer to ‘{subject}’.',
    cn: '请查看“{subject}”的答复。',
  },
  QUESTION_ASKED: {
    ko: '‘{subject}’ 문의가 답변을 기다리고 있어요.',
    en: '‘{subject}’ is waiting for an answer.',
    cn: '“{subject}”正在等待答复。',
  },
  QUESTION_ASSIGNED: {
    ko: '{assigner} 님이 ‘{subject}’ 문의를 맡겼어요.',
    en: '{assigner} assigned ‘{subject}’ to you.',
    cn: '{assigner}将“{subject}”指派给您。',
  },
});
