import { defineCopy } from '#lib/format/copy.ts';
import { done, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  PENDING: { ko: '승인 대기', en: 'Waiting', cn: '等待审核' },
  APPROVED: { ko: '승인 완료', en: 'Approved', cn: '已通过' },
  REJECTED: { ko: '반려', en: 'Rejected', cn: '已驳回' },
});

/** The states of the approval of a company. */
export const approvalLooks = statesOf(labels, { PENDING: wait, APPROVED: done, REJECTED: { hue: 'rose' } });
