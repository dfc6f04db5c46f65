import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '운영 현황', en: 'Overview', cn: '运营概况' },
  today: {
    ko: (day: string) => `${day} 기준`,
    en: (day: string) => `As of ${day}`,
    cn: (day: string) => `截至${day}`,
  },
  others: { ko: '살펴볼 일', en: 'Worth a look', cn: '值得关注' },
  blocked: {
    ko: (n: string) => `이용이 정지된 회원 ${n}명`,
    en: (n: string) => `${withPlural(n, 'member is', 'members are')} suspended`,
    cn: (n: string) => `已停用会员${n}人`,
  },
  all: { ko: '모두 보기', en: 'See all', cn: '查看全部' },
  waitingList: {
    ko: '승인을 기다리는 기업',
    en: 'Companies waiting for approval',
    cn: '等待审核的企业',
  },
  figures: { ko: '회원 현황', en: 'Members at a glance', cn: '会员概况' },
  members: { ko: '전체 회원', en: 'All members', cn: '全部会员' },
  yesterday: {
    title: {
      ko: (day: string) => `어제 ${day}`,
      en: (day: string) => `Yesterday, ${day}`,
      cn: (day: string) => `昨天 ${day}`,
    },
    trend: {
      ko: (name: string) => `${name} 추이`,
      en: (name: string) => `${name}, trend`,
      cn: (name: string) => `${name}趋势`,
    },
    label: { ko: '어제의 숫자', en: 'Figures of yesterday', cn: '昨日数据' },
    weekBefore: {
      ko: (n: string) => `지난주 같은 요일 ${n}`,
      en: (n: string) => `${n} a week before`,
      cn: (n: string) => `上周同日${n}`,
    },
    hint: {
      ko: '숫자를 누르면 최근 7일 리포트가 열려요.',
      en: 'A figure opens the report of the last 7 days.',
      cn: '点击数字可打开最近7天的报表。',
    },
  },
  latest: { ko: '최근 관리 기록', en: 'Latest in the audit log', cn: '最近的管理记录' },
  noLatest: { ko: '아직 기록이 없어요', en: 'Nothing recorded yet', cn: '暂无记录' },
});
