import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

/** The findings of charts, as sentences. */
export const findingsCopy = defineCopy({
  rose: {
    ko: (days: number, percent: string) => `지원이 이전 ${days}일보다 ${percent} 늘었어요.`,
    en: (days: number, percent: string) => `Applications rose by ${percent} on the ${days} days before.`,
    cn: (days: number, percent: string) => `应聘比前${days}天增加${percent}。`,
  },
  fell: {
    ko: (days: number, percent: string) => `지원이 이전 ${days}일보다 ${percent} 줄었어요.`,
    en: (days: number, percent: string) => `Applications fell by ${percent} on the ${days} days before.`,
    cn: (days: number, percent: string) => `应聘比前${days}天减少${percent}。`,
  },
  same: {
    ko: (days: number) => `지원이 이전 ${days}일과 같아요.`,
    en: (days: number) => `As many applications as in the ${days} days before.`,
    cn: (days: number) => `应聘与前${days}天相同。`,
  },
  firstEver: {
    ko: (days: number, n: string) => `지원이 ${n}건이에요. 이전 ${days}일에는 없었어요.`,
    en: (days: number, n: string) => `Applications: ${n}; none in the ${days} days before.`,
    cn: (days: number, n: string) => `应聘${n}份，前${days}天没有。`,
  },
  noneApplied: {
    ko: '이 기간에는 지원이 없어요.',
    en: 'No applications in this period.',
    cn: '该期间没有应聘。',
  },
  quiet: {
    ko: '이 기간에는 조회와 지원이 없어요.',
    en: 'No views or applications in this period.',
    cn: '该期间没有浏览和应聘。',
  },
  noViews: { ko: '이 기간에는 조회가 없어요.', en: 'No views in this period.', cn: '该期间没有浏览。' },
  noVisits: { ko: '이 기간에는 방문이 없어요.', en: 'No visits in this period.', cn: '该期间没有访问。' },
  subjects: {
    hits: { ko: '조회가', en: 'views', cn: '浏览' },
    visits: { ko: '방문이', en: 'visits', cn: '访问' },
  },
  busiest: {
    ko: (of: string, day: string, n: string) => `${withParticle(day, '에')} ${of} ${n}번으로 가장 많아요.`,
    en: (of: string, day: string, n: string) => `Most ${of} on ${day}, ${n}.`,
    cn: (of: string, day: string, n: string) => `${day}${of}最多，共${n}次。`,
  },
  /** Several days have the same highest figure. */
  busiestAlike: {
    ko: (of: string, days: string, n: string) => `${withParticle(days, '에')} ${of} ${n}번씩으로 같아요.`,
    en: (of: string, days: string, n: string) => `${days} have the same number of ${of}, ${n} each.`,
    cn: (of: string, days: string, n: string) => `${days}${of}相同，各${n}次。`,
  },
  manyAlike: {
    ko: (of: string, count: number, n: string) =>
      `${of} ${n}번인 날이 ${count}일이고, 그보다 많은 날은 없어요.`,
    en: (of: string, count: number, n: string) =>
      `The highest number of ${of}, ${n}, is shared by ${count} days.`,
    cn: (of: string, count: number, n: string) => `有${count}天${of}同为最高的${n}次。`,
  },
  most: {
    ko: (name: string) => `${name} 지원이 가장 많아요`,
    en: (name: string) => `Most of all ${name}`,
    cn: (name: string) => `${name}最多`,
  },
  alike: {
    ko: (names: string, n: string) => `${names} 지원이 ${n}건씩으로 같아요`,
    en: (names: string, n: string) => `${names} are equal, ${n} each`,
    cn: (names: string, n: string) => `${names}相同，各${n}份`,
  },
  only: {
    ko: (name: string) => `모두 ${name} 지원이에요`,
    en: (name: string) => `All of them ${name}`,
    cn: (name: string) => `全部为${name}`,
  },
  accepted: {
    ko: (interviewed: string, accepted: string) =>
      `면접까지 간 ${interviewed}명 가운데 ${accepted}명이 합격했어요.`,
    en: (interviewed: string, accepted: string) => `${accepted} of ${interviewed} interviewed were accepted.`,
    cn: (interviewed: string, accepted: string) => `面试的${interviewed}人中有${accepted}人被录用。`,
  },
  noneAccepted: {
    ko: (applied: string) => `지원 ${applied}건 가운데 아직 합격은 없어요.`,
    en: (applied: string) => `None of ${applied} applications is accepted yet.`,
    cn: (applied: string) => `${applied}份应聘中尚无录用。`,
  },
});
