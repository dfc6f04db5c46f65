import { defineCopy } from '#lib/format/copy.ts';

/** The buttons of the lists. */
export const importLinkCopy = defineCopy({
  of: {
    faqs: { ko: '엑셀로 넣기', en: 'Import from Excel', cn: '从Excel导入' },
    'hash-tags': { ko: '엑셀로 넣기', en: 'Import from Excel', cn: '从Excel导入' },
    'member-levels': { ko: '엑셀로 등급 바꾸기', en: 'Levels from Excel', cn: '用Excel更改等级' },
  },
});
