import { defineCopy } from '#lib/format/copy.ts';
import { counted } from '#lib/format/counted.ts';

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
    en: (n: string) => `${counted(n, 'member is', 'members are')} suspended`,
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
  latest: { ko: '최근 관리 기록', en: 'Latest in the audit log', cn: '最近的管理记录' },
  noLatest: { ko: '아직 기록이 없어요', en: 'Nothing recorded yet', cn: '暂无记录' },
});
