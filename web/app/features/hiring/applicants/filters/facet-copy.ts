import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const facetCopy = defineCopy({
  filter: { ko: '필터', en: 'Filters', cn: '筛选' },
  filterOf: {
    ko: (n: number) => `필터 ${n}`,
    en: (n: number) => `Filters ${n}`,
    cn: (n: number) => `筛选 ${n}`,
  },
  reset: { ko: '초기화', en: 'Reset', cn: '重置' },
  show: {
    ko: (n: string) => `${n}명 보기`,
    en: (n: string) => `Show ${n}`,
    cn: (n: string) => `查看${n}人`,
  },
  people: { ko: (n: string) => `${n}명`, en: (n: string) => `${n} people`, cn: (n: string) => `${n}人` },
  certification: { ko: '자격증', en: 'Certificates', cn: '资格证书' },
  starred: { ko: '별표', en: 'Starred', cn: '星标' },
  bookmarkedOnly: { ko: '별표한 지원자만', en: 'Starred only', cn: '仅星标' },
  unreadOnly: { ko: '안 읽은 지원서만', en: 'Unread only', cn: '仅未读' },
  unread: { ko: '안 읽음', en: 'Unread', cn: '未读' },
  marks: { ko: '표시', en: 'Marks', cn: '标记' },
  withoutEliminated: { ko: '불합격 빼고', en: 'Without not selected', cn: '除未录用' },
  years: { ko: '경력 기간', en: 'Years of work', cn: '工作年限' },
  anyYears: { ko: '상관없음', en: 'Any', cn: '不限' },
  yearsFrom: {
    ko: (n: string) => `${n}년 이상`,
    en: (n: string) => `${n}+ years`,
    cn: (n: string) => `${n}年以上`,
  },
  yearsTo: {
    ko: (n: string) => `${n}년 이하`,
    en: (n: string) => `Up to ${withPlural(n, 'year', 'years')}`,
    cn: (n: string) => `${n}年以下`,
  },
  yearsBetween: {
    ko: (from: string, to: string) => `${from}~${to}년`,
    en: (from: string, to: string) => `${from}–${to} years`,
    cn: (from: string, to: string) => `${from}~${to}年`,
  },
  and: {
    ko: (first: string, rest: number) => `${first} 외 ${rest}`,
    en: (first: string, rest: number) => `${first} +${rest}`,
    cn: (first: string, rest: number) => `${first}等${rest + 1}项`,
  },
  nothing: { ko: '고를 것이 없어요', en: 'Nothing to choose', cn: '没有可选项' },
  hiddenEliminated: {
    ko: (n: string) => `불합격 ${n}명은 숨겼어요`,
    en: (n: string) => `${n} not selected are hidden`,
    cn: (n: string) => `已隐藏未录用${n}人`,
  },
  hidden: {
    ko: (n: string) => `조건에 맞지 않는 ${n}명은 숨겼어요`,
    en: (n: string) => `${n} outside the filters are hidden`,
    cn: (n: string) => `已隐藏不符合条件的${n}人`,
  },
});
