import { defineCopy } from '#lib/format/copy.ts';
import { done, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  ANSWER_AWAITING: { ko: '답변 대기', en: 'Awaiting answer', cn: '等待答复' },
  ANSWER_COMPLETE: { ko: '답변 완료', en: 'Answered', cn: '已答复' },
});

/** The states of a question to the help centre. */
export const questionLooks = statesOf(labels, { ANSWER_AWAITING: wait, ANSWER_COMPLETE: done });
