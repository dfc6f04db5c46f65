import { defineCopy } from '#lib/format/copy.ts';
import { over, statesOf } from '#ui/badge/states.ts';

const labels = defineCopy({
  MATCHING_ON_GOING: { ko: '매칭 진행', en: 'Matching in progress', cn: '匹配进行中' },
  MATCHING_COMPLETE: { ko: '매칭 완료', en: 'Matching complete', cn: '匹配完成' },
  MEETINGS_PROGRESS: { ko: '면담 진행', en: 'Meetings in progress', cn: '面谈进行中' },
  MEETINGS_COMPLETE: { ko: '면담 완료', en: 'Meetings complete', cn: '面谈完成' },
});

/** The states of a meeting with its times. */
export const meetingLooks = statesOf(labels, {
  MATCHING_ON_GOING: { hue: 'cobalt' },
  MATCHING_COMPLETE: { hue: 'teal' },
  MEETINGS_PROGRESS: { hue: 'iris' },
  MEETINGS_COMPLETE: over,
});
