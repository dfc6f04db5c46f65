import { defineCopy } from '#lib/format/copy.ts';

export const textDiffCopy = defineCopy({
  removed: { ko: '뺀 글', en: 'removed', cn: '删除' },
  added: { ko: '더한 글', en: 'added', cn: '新增' },
});
