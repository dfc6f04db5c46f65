import { defineCopy } from '#lib/format/copy.ts';
import { done, over, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  DRAFT: { ko: '초안', en: 'Draft', cn: '草稿' },
  WAITING: { ko: '곧 보냄', en: 'About to leave', cn: '即将发送' },
  SENT: { ko: '보냄', en: 'Sent', cn: '已发送' },
  UNDONE: { ko: '되돌림', en: 'Undone', cn: '已撤销' },
  PLANNED: { ko: '보낼 예정', en: 'Planned', cn: '待发送' },
  FAILED: { ko: '보내지 못함', en: 'Failed', cn: '发送失败' },
  WITHHELD: { ko: '보내지 않음', en: 'Withheld', cn: '未发送' },
});

/** The states of a texting, and of one that was given to be sent but reached nobody. */
export const textingLooks = statesOf(labels, {
  DRAFT: { hue: 'ink' },
  WAITING: wait,
  SENT: done,
  UNDONE: over,
  PLANNED: wait,
  FAILED: { hue: 'rose' },
  WITHHELD: over,
});
