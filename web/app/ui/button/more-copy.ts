import { defineCopy } from '#lib/format/copy.ts';

export const moreCopy = defineCopy({
  more: { ko: '더 보기', en: 'Show more', cn: '查看更多' },
});
