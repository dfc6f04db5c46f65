import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  list: { ko: '검색어 제안', en: 'Suggestions', cn: '搜索建议' },
  recent: { ko: '최근 검색어', en: 'Recent searches', cn: '最近搜索' },
  clear: { ko: '지우기', en: 'Clear', cn: '清除' },
  clearAll: { ko: '최근 검색어 지우기', en: 'Clear recent searches', cn: '清除最近搜索' },
  recruitments: { ko: '공고', en: 'Jobs', cn: '招聘' },
  companies: { ko: '기업', en: 'Companies', cn: '企业' },
  found: {
    ko: (n: number) => `제안 ${n}개. 위아래 화살표로 고르세요.`,
    en: (n: number) => `${withPlural(n, 'suggestion', 'suggestions')}. Choose with the up and down arrows.`,
    cn: (n: number) => `${n}条建议，用上下箭头选择。`,
  },
});
