import { defineCopy } from '#lib/format/copy.ts';
import { counted } from '#lib/format/counted.ts';

export const copy = defineCopy({
  title: { ko: '운영 현황', en: 'Overview', cn: '运营概况' },
  today: {
    ko: (day: string) => `${day} 기준`,
    en: (day: string) => `As of ${day}`,
    cn: (day: string) => `截至${day}`,
  },
  todo: { ko: '지금 처리할 일', en: 'To do now', cn: '待处理事项' },
  approvals: { ko: '기업 승인', en: 'Company approvals', cn: '企业审核' },
  companies: {
    ko: (n: string) => `${n}곳`,
    en: (n: string) => `${n} waiting`,
    cn: (n: string) => `${n}家`,
  },
  oldest: {
    ko: (waited: string) => `가장 오래 기다린 기업 ${waited}`,
    en: (waited: string) => `The longest has waited ${waited}`,
    cn: (waited: string) => `最久${waited}`,
  },
  nothing: {
    ko: '지금 처리할 일이 없어요',
    en: 'Nothing to do right now',
    cn: '目前没有待处理事项',
  },
  nothingHint: {
    ko: '승인을 기다리는 기업이 생기면 여기에 보여요.',
    en: 'Companies waiting for approval will appear here.',
    cn: '有企业等待审核时会显示在这里。',
  },
  queues: { ko: '답변을 기다리는 문의', en: 'Waiting for an answer', cn: '等待答复的咨询' },
  questions: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
  inquiries: { ko: '서비스 문의', en: 'Service inquiries', cn: '服务咨询' },
  waitingCount: {
    ko: (n: string) => `${n}건`,
    en: (n: string) => `${n} waiting`,
    cn: (n: string) => `${n}条`,
  },
  others: { ko: '살펴볼 일', en: 'Worth a look', cn: '值得关注' },
  failed: {
    ko: (n: string) => `최근 7일 동안 보내지 못한 메시지 ${n}건`,
    en: (n: string) => `${counted(n, 'message', 'messages')} failed in seven days`,
    cn: (n: string) => `七天内发送失败的消息${n}条`,
  },
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
  loading: { ko: '불러오고 있어요', en: 'Loading', cn: '加载中' },
});
