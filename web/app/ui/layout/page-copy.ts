import { defineCopy } from '#lib/format/copy.ts';

export const pageCopy = defineCopy({
  pagination: { ko: '쪽 이동', en: 'Pages', cn: '分页' },
  previousPage: { ko: '이전 쪽', en: 'Previous page', cn: '上一页' },
  nextPage: { ko: '다음 쪽', en: 'Next page', cn: '下一页' },
  page: {
    ko: (n: number) => `${n} 쪽`,
    en: (n: number) => `Page ${n}`,
    cn: (n: number) => `第${n}页`,
  },
  stageOf: {
    ko: (position: number, total: number, name: string) => `${total}단계 중 ${position}단계, ${name}`,
    en: (position: number, total: number, name: string) => `Step ${position} of ${total}, ${name}`,
    cn: (position: number, total: number, name: string) => `共${total}步，第${position}步，${name}`,
  },
});
