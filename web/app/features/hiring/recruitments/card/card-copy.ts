import { defineCopy } from '#lib/format/copy.ts';

export const cardCopy = defineCopy({
  abroad: { ko: '해외', en: 'Abroad', cn: '海外' },
  abroadAt: {
    ko: (place: string) => `해외 (${place})`,
    en: (place: string) => `Abroad (${place})`,
    cn: (place: string) => `海外（${place}）`,
  },
  seen: { ko: '본 공고', en: 'Viewed', cn: '已浏览' },
  nationwide: { ko: '전국', en: 'Nationwide', cn: '全国' },
  anyCareer: { ko: '경력 무관', en: 'Any experience', cn: '经验不限' },
  newAndExperienced: { ko: '신입·경력', en: 'Entry and experienced', cn: '应届·有经验' },
  orMore: {
    ko: (span: string) => `${span} 이상`,
    en: (span: string) => `${span} or more`,
    cn: (span: string) => `${span}以上`,
  },
  careerFrom: {
    ko: (span: string) => `경력 ${span} 이상`,
    en: (span: string) => `${span} or more`,
    cn: (span: string) => `${span}以上经验`,
  },
  years: {
    ko: (n: number) => `${n}년`,
    en: (n: number) => `${n} ${n === 1 ? 'year' : 'years'}`,
    cn: (n: number) => `${n}年`,
  },
  months: {
    ko: (n: number) => `${n}개월`,
    en: (n: number) => `${n} ${n === 1 ? 'month' : 'months'}`,
    cn: (n: number) => `${n}个月`,
  },
  closesOnHiring: { ko: '채용 시 마감', en: 'Until filled', cn: '招满为止' },
  noEnd: { ko: '마감일 없음', en: 'No deadline', cn: '无截止日期' },
  until: {
    ko: (day: string) => `~ ${day}`,
    en: (day: string) => `until ${day}`,
    cn: (day: string) => `截至${day}`,
  },
});
