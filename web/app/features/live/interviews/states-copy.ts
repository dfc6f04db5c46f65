import { defineCopy } from '#lib/format/copy.ts';
import { over, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  AWAITING: { ko: '대기', en: 'Waiting', cn: '等待' },
  PROGRESS: { ko: '진행 중', en: 'In progress', cn: '进行中' },
  COMPLETE: { ko: '종료', en: 'Ended', cn: '已结束' },
});

/** The states of a video interview. */
export const interviewLooks = statesOf(labels, {
  AWAITING: wait,
  PROGRESS: { hue: 'iris', variant: 'filled' },
  COMPLETE: over,
});
