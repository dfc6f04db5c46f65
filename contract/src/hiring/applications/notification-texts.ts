import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/**
 * Titles of this module's notifications, also the subjects of their e-mails; `{name|이/가}` adds a particle.
 */
export const applicationNotificationTitles = defineNotificationTitles('applicationNotificationTitles', {
  APPLICATION_RECEIVED: {
    ko: '{company}에 지원서를 보냈어요',
    en: 'Your application was sent to {company}',
    cn: '您的申请已提交给{company}',
  },
  APPLICATION_VIEWED: {
    ko: '{company|이/가} 지원서를 열어 봤어요',
    en: '{company} opened your application',
    cn: '{company}查看了您的申请',
  },
  APPLICATION_REVIEWING: {
    ko: '{company|이/가} 지원서를 검토하고 있어요',
    en: '{company} is reviewing your application',
    cn: '{company}正在审核您的申请',
  },
  APPLICATION_MEETING: {
    ko: '{company} 면접 단계로 올라갔어요',
    en: 'You moved on to the interview stage at {company}',
    cn: '您已进入{company}的面试阶段',
  },
  APPLICATION_ACCEPTED: {
    ko: '축하해요! {company}에 합격했어요',
    en: 'Congratulations! {company} accepted you',
    cn: '恭喜！您已被{company}录用',
  },
  APPLICATION_CLOSED: {
    ko: '{company} 채용 결과가 나왔어요',
    en: 'The result from {company} is in',
    cn: '{company}的招聘结果已公布',
  },
  RECRUITMENT_CANCELED: {
    ko: '지원한 공고의 모집이 취소됐어요',
    en: 'A job you applied to was canceled',
    cn: '您申请的职位已取消招聘',
  },
  RECRUITMENT_FINISHED: {
    ko: '지원한 공고의 모집이 끝났어요',
    en: 'A job you applied to has closed',
    cn: '您申请的职位已截止招聘',
  },
  DRAFT_CLOSING: {
    ko: '쓰던 지원서를 내일까지 보내 주세요',
    en: 'Send the application you started by tomorrow',
    cn: '请在明天之前提交您未完成的申请',
  },
  APPLICANT_NEW: {
    ko: '새 지원자가 {count}명 있어요',
    en: 'New applicants: {count}',
    cn: '有{count}位新的申请人',
  },
  APPLICANT_REVOKED: {
    ko: '{name} 님이 지원을 취소했어요',
    en: '{name} withdrew an application',
    cn: '{name}撤回了申请',
  },
});

/** Texts below the titles. */
export const applicationNotificationTexts = defineTexts('applicationNotificationTexts', {
  APPLICATION_RECEIVED: {
    ko: '‘{subject}’ 공고예요. 기업이 열어 보면 알려 드릴게요.',
    en: '“{subject}”. We will let you know when the company opens it.',
    cn: '职位“{subject}”。企业查看后会通知您。',
  },
  APPLICATION_VIEWED: { ko: '‘{subject}’ 공고예요.', en: '“{subject}”', cn: '职位“{subject}”' },
  APPLICATION_REVIEWING: { ko: '‘{subject}’ 공고예요.', en: '“{subject}”', cn: '职位“{subject}”' },
  APPLICATION_MEETING: {
    ko: '‘{subject}’ 공고예요. 면접 일정은 기업이 따로 알려 드려요.',
    en: '“{subject}”. The company will let you know the schedule.',
    cn: '职位“{subject}”。面试时间由企业另行通知。',
  },
  APPLICATION_ACCEPTED: {
    ko: '‘{subject}’ 공고예요. 다음 일은 기업이 따로 알려 드려요.',
    en: '“{subject}”. The company will let you know what comes next.',
    cn: '职位“{subject}”。后续事宜由企业另行通知。',
  },
  APPLICATION_CLOSED: {
    ko: '‘{subject}’ 공고예요. 아쉽지만 이번에는 함께하지 못하게 됐어요. 지원해 주셔서 고마워요.',
    en: '“{subject}”. You were not selected this time. Thank you for applying.',
    cn: '职位“{subject}”。很遗憾，这次未能录用。感谢您的申请。',
  },
  RECRUITMENT_CANCELED: {
    ko: '{company}에서 ‘{subject}’ 공고의 모집을 취소했어요.',
    en: '{company} canceled “{subject}”.',
    cn: '{company}取消了“{subject}”的招聘。',
  },
  RECRUITMENT_FINISHED: {
    ko: '{company} ‘{subject}’ 공고예요. 결과는 지원 현황에서 볼 수 있어요.',
    en: '“{subject}” at {company}. You can follow the result in your applications.',
    cn: '{company}的职位“{subject}”。可在投递进度中查看结果。',
  },
  DRAFT_CLOSING: {
    ko: '{company} ‘{subject}’ 공고가 내일 마감돼요.',
    en: '“{subject}” at {company} closes tomorrow.',
    cn: '{company}的职位“{subject}”将于明天截止。',
  },
  APPLICANT_NEW: {
    ko: '{name} 님이 ‘{subject}’ 공고에 지원했어요.',
    en: '{name} applied to “{subject}”.',
    cn: '{name}申请了“{subject}”。',
  },
  APPLICANTS_NEW: {
    ko: '{name} 님 외 {others}명이 ‘{subject}’ 공고에 지원했어요.',
    en: '{name} and {others} more applied to “{subject}”.',
    cn: '{name}等{count}人申请了“{subject}”。',
  },
  APPLICANT_REVOKED: { ko: '‘{subject}’ 공고예요.', en: '“{subject}”', cn: '职位“{subject}”' },
});
