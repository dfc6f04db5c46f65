import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '최근 본 공고', en: 'Recently viewed', cn: '最近浏览' },
  hint: {
    ko: '이 브라우저에만 저장해요',
    en: 'Kept in this browser only',
    cn: '仅保存在此浏览器中',
  },
  clear: { ko: '기록 지우기', en: 'Clear', cn: '清除记录' },
  cleared: {
    ko: '최근 본 공고를 지웠어요',
    en: 'Your recently viewed jobs are cleared',
    cn: '已清除最近浏览记录',
  },
});
