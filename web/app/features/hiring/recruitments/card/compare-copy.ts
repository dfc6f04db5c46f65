import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const compareCopy = defineCopy({
  title: { ko: '내 이력서와 비교', en: 'Compared with my résumé', cn: '与我的简历对比' },
  private: {
    ko: '나에게만 보여요. 기업에는 보내지 않아요.',
    en: 'Only you see this. It is not sent to the company.',
    cn: '仅您可见，不会发送给企业。',
  },
  marks: {
    match: { ko: '맞아요', en: 'Matches', cn: '符合' },
    check: { ko: '확인해 보세요', en: 'Please check', cn: '请确认' },
    free: { ko: '무관', en: 'No requirement', cn: '不限' },
  },
  nothing: { ko: '아직 안 썼어요', en: 'Not written yet', cn: '尚未填写' },
  noCareer: { ko: '경력 없음', en: 'None', cn: '无经验' },
  age: {
    ko: (n: number) => `만 ${n}세`,
    en: (n: number) => `${withPlural(n, 'year old', 'years old')}`,
    cn: (n: number) => `${n}周岁`,
  },
  requested: {
    ko: (name: string, value: string) => `${name} ${value}`,
    en: (name: string, value: string) => `${name}: ${value}`,
    cn: (name: string, value: string) => `${name}：${value}`,
  },
});
