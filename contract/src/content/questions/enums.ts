/** Whether a question or an inquiry still waits for its answer. */
export const InquiryState = { Awaiting: 'ANSWER_AWAITING', Complete: 'ANSWER_COMPLETE' } as const;
export type InquiryState = (typeof InquiryState)[keyof typeof InquiryState];
export const inquiryStates = ['ANSWER_AWAITING', 'ANSWER_COMPLETE'] as const;

export type QuestionCategory = (typeof questionCategories)[number];
export const questionCategories = [
  'ACCOUNT',
  'RECRUITMENT',
  'APPLICATION',
  'SERVICE',
  'ERROR',
  'OTHER',
] as const;

/** How the asker is notified of the answer, beside the inbox. */
export type AnswerNotice = (typeof answerNotices)[number];
export const answerNotices = ['SMS', 'EMAIL', 'NONE'] as const;

export const QUESTION_FILES_MAX = 5;
/** The most questions that a member may ask on one day in Seoul. */
export const QUESTIONS_A_DAY = 10;
/** The best score of an answer; the worst is 1. */
export const SATISFACTION_MAX = 5;
/** The place in a reply that the member's name replaces when it is saved. */
export const NAME_PLACE = '{name}';
