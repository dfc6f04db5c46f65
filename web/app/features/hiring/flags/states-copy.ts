import { defineCopy } from '#lib/format/copy.ts';
import { over, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  OPEN: { ko: '처리 전', en: 'Open', cn: '待处理' },
  ACCEPTED: { ko: '조치함', en: 'Acted on', cn: '已处理' },
  DISMISSED: { ko: '기각', en: 'Dismissed', cn: '已驳回' },
});

/** The states of what a member reported. */
export const flagLooks = statesOf(labels, { OPEN: wait, ACCEPTED: { hue: 'rose' }, DISMISSED: over });
