import { defineCopy } from '#lib/format/copy.ts';
import { done, over, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  DRAFT: { ko: '초안', en: 'Draft', cn: '草稿' },
  WAITING: { ko: '곧 보냄', en: 'About to leave', cn: '即将发送' },
  SENT: { ko: '보냄', en: 'Sent', cn: '已发送' },
  UNDONE: { ko: '되돌림', en: 'Undone', cn: '已撤销' },
});

/** The states of a texting. */
export const textingLooks = statesOf(labels, {
  DRAFT: { hue: 'ink' },
  WAITING: wait,
  SENT: done,
  UNDONE: over,
});
