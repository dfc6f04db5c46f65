import { defineCopy } from '#lib/format/copy.ts';
import { done, over, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  IS_APPLIED: { ko: '지원 접수', en: 'Received', cn: '已投递' },
  ON_PENDING: { ko: '검토 중', en: 'In review', cn: '审核中' },
  ON_MEETING: { ko: '면접', en: 'Interview', cn: '面试' },
  ON_RECRUIT: { ko: '합격', en: 'Accepted', cn: '录用' },
  ELIMINATED: { ko: '불합격', en: 'Not selected', cn: '未录用' },
});

/** The stages of an applicant. */
export const stageLooks = statesOf(labels, {
  IS_APPLIED: over,
  ON_PENDING: wait,
  ON_MEETING: { hue: 'iris' },
  ON_RECRUIT: done,
  ELIMINATED: { hue: 'rose', variant: 'text' },
});
