import { defineCopy } from '#lib/format/copy.ts';

export const gridCopy = defineCopy({
  rangeOf: {
    ko: (from: number, to: number, count: string) => `${count}건 중 ${from}~${to}`,
    en: (from: number, to: number, count: string) => `${from}–${to} of ${count}`,
    cn: (from: number, to: number, count: string) => `共${count}条，第${from}~${to}条`,
  },
  selectAll: { ko: '이 쪽 모두 선택', en: 'Select this page', cn: '选择本页全部' },
  selectRow: {
    ko: (name: string) => `${name} 선택`,
    en: (name: string) => `Select ${name}`,
    cn: (name: string) => `选择${name}`,
  },
  selected: {
    ko: (n: number) => `${n}개 선택`,
    en: (n: number) => `${n} selected`,
    cn: (n: number) => `已选${n}项`,
  },
  clearSelection: { ko: '선택 풀기', en: 'Clear selection', cn: '取消选择' },
  reset: { ko: '조건 지우기', en: 'Clear filters', cn: '清除条件' },
  columns: { ko: '열 설정', en: 'Columns', cn: '列设置' },
  densities: {
    normal: { ko: '보통 간격', en: 'Normal', cn: '标准间距' },
    compact: { ko: '좁은 간격', en: 'Compact', cn: '紧凑间距' },
    tight: { ko: '아주 좁게', en: 'Tight', cn: '最紧凑' },
  },
  previous: { ko: '이전', en: 'Previous', cn: '上一页' },
  next: { ko: '다음', en: 'Next', cn: '下一页' },
  from: {
    ko: (label: string) => `${label} 시작하는 날`,
    en: (label: string) => `${label}, from`,
    cn: (label: string) => `${label} 开始日期`,
  },
  until: {
    ko: (label: string) => `${label} 끝나는 날`,
    en: (label: string) => `${label}, until`,
    cn: (label: string) => `${label} 结束日期`,
  },
});
