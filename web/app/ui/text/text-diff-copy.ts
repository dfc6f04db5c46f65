import { defineCopy } from '#lib/format/copy.ts';

export const textDiffCopy = defineCopy({
  legend: {
    ko: '밑줄은 더한 글, 가운데 줄은 뺀 글이에요.',
    en: 'Underlined words were added, struck-through words removed.',
    cn: '下划线为新增文字，删除线为删除文字。',
  },
  removed: { ko: '뺀 글', en: 'removed', cn: '删除' },
  added: { ko: '더한 글', en: 'added', cn: '新增' },
});
