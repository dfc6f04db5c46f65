import { defineCopy } from '#lib/format/copy.ts';

export const recordCopy = defineCopy({
  tabs: { ko: '회원 기록', en: 'Record of the member', cn: '会员记录' },
  account: { ko: '정보', en: 'Details', cn: '信息' },
  empty: {
    ko: (section: string) => `${section}: 아직 없어요`,
    en: (section: string) => `${section}: nothing yet`,
    cn: (section: string) => `${section}：暂无`,
  },
  emptyHint: {
    ko: '이 회원에게 생기면 여기에 최근 것부터 보여요.',
    en: 'What comes up for this member is shown here, the latest first.',
    cn: '该会员有新的记录时，会按最新顺序显示在这里。',
  },
  unknown: { ko: '볼 수 없는 항목이에요', en: 'This section cannot be shown', cn: '无法查看该项目' },
  unknownHint: {
    ko: '권한이 없거나 이 회원에게는 없는 항목이에요. 다른 항목을 골라 주세요.',
    en: 'Your role may not see it, or this member has no such section. Choose another one.',
    cn: '没有权限或该会员没有此项目，请选择其他项目。',
  },
});
