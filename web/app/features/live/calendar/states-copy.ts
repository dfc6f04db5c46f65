import { defineCopy } from '#lib/format/copy.ts';
import { done, over, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  AWAITING: { ko: '확인 대기', en: 'To confirm', cn: '待确认' },
  APPROVED: { ko: '확정', en: 'Confirmed', cn: '已确定' },
  CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
});

/** The states of an appointment and of the time of a meeting. */
export const slotLooks = statesOf(labels, { AWAITING: wait, APPROVED: done, CANCELED: over });
