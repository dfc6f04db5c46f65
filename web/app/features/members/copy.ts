import { defineCopy } from '#lib/copy.ts';

export const copy = defineCopy({
  title: { ko: '회원', en: 'Members', cn: '会员' },
  figures: {
    label: { ko: '회원 현황', en: 'Members at a glance', cn: '会员概况' },
    waiting: { ko: '승인 대기', en: 'Waiting for approval', cn: '等待审核' },
    companies: { ko: '곳', en: '', cn: '家' },
    overdue: {
      ko: (n: string) => `하루 넘게 기다린 기업 ${n}곳`,
      en: (n: string) => `${n} waiting for over a day`,
      cn: (n: string) => `${n}家等待超过一天`,
    },
    nobodyLate: {
      ko: '하루 넘게 기다린 기업이 없어요',
      en: 'Nobody has waited over a day',
      cn: '没有等待超过一天的企业',
    },
    average: { ko: '평균 승인 시간', en: 'Average time to decide', cn: '平均审核时间' },
    days: { ko: '일', en: ' days', cn: '天' },
    promised: { ko: '안내한 시간 1~2영업일', en: 'We promise 1–2 business days', cn: '承诺1~2个工作日' },
    today: { ko: '오늘 가입', en: 'Joined today', cn: '今日注册' },
    people: { ko: '명', en: '', cn: '人' },
    todayOf: {
      ko: (persons: string, companies: string) => `개인 ${persons} · 기업 ${companies}`,
      en: (persons: string, companies: string) => `People ${persons} · companies ${companies}`,
      cn: (persons: string, companies: string) => `个人${persons} · 企业${companies}`,
    },
    week: { ko: '최근 7일 가입', en: 'Joined in 7 days', cn: '近7天注册' },
    weekBefore: {
      ko: (n: string) => `지난주 ${n}명`,
      en: (n: string) => `${n} in the week before`,
      cn: (n: string) => `上周${n}人`,
    },
    more: {
      ko: (percent: number) => `지난주보다 ${percent}%↑`,
      en: (percent: number) => `${percent}%↑ on last week`,
      cn: (percent: number) => `比上周${percent}%↑`,
    },
    fewer: {
      ko: (percent: number) => `지난주보다 ${percent}%↓`,
      en: (percent: number) => `${percent}%↓ on last week`,
      cn: (percent: number) => `比上周${percent}%↓`,
    },
    daily: {
      ko: (numbers: string) => `하루 가입 ${numbers}`,
      en: (numbers: string) => `Joined per day: ${numbers}`,
      cn: (numbers: string) => `每日注册 ${numbers}`,
    },
  },
  tabs: {
    label: { ko: '회원 나눠 보기', en: 'Kinds of members', cn: '会员分类' },
    waiting: { ko: '승인 대기', en: 'Waiting', cn: '等待审核' },
    all: { ko: '전체', en: 'All', cn: '全部' },
    person: { ko: '개인', en: 'People', cn: '个人' },
    company: { ko: '기업', en: 'Companies', cn: '企业' },
    blocked: { ko: '이용 정지', en: 'Suspended', cn: '已停用' },
  },
  search: {
    companies: { ko: '기업명, 아이디, 대표자', en: 'Company, username, CEO', cn: '企业名、账号、代表' },
    all: { ko: '이름, 기업명, 아이디', en: 'Name, company, username', cn: '姓名、企业名、账号' },
  },
  approval: { ko: '승인 상태', en: 'Approval', cn: '审核状态' },
  anyApproval: { ko: '모든 승인 상태', en: 'Any approval', cn: '全部审核状态' },
  clearFilter: { ko: '조건 지우기', en: 'Clear', cn: '清除' },
  userType: { ko: '회원 유형', en: 'Kind of member', cn: '会员类型' },
  anyType: { ko: '모든 유형', en: 'Any kind', cn: '全部类型' },
  types: {
    PERSON: { ko: '개인', en: 'Person', cn: '个人' },
    COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
    ADMINISTRATOR: { ko: '관리자', en: 'Administrator', cn: '管理员' },
  },
  columns: {
    company: { ko: '기업', en: 'Company', cn: '企业' },
    member: { ko: '회원', en: 'Member', cn: '会员' },
    type: { ko: '유형', en: 'Kind', cn: '类型' },
    ceo: { ko: '대표자', en: 'CEO', cn: '代表' },
    phone: { ko: '연락처', en: 'Phone', cn: '联系方式' },
    email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
    submitted: { ko: '신청 일시', en: 'Requested', cn: '申请时间' },
    paper: { ko: '서류', en: 'Document', cn: '材料' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    joined: { ko: '가입일', en: 'Joined', cn: '注册日' },
    lastLogin: { ko: '최근 로그인', en: 'Last login', cn: '最近登录' },
  },
  noPaper: { ko: '서류 없음', en: 'No document', cn: '无材料' },
  list: {
    waiting: { ko: '승인을 기다리는 기업', en: 'Companies waiting for approval', cn: '等待审核的企业' },
    all: { ko: '회원 목록', en: 'Members', cn: '会员列表' },
  },
  empty: {
    waiting: {
      title: { ko: '기다리는 기업이 없어요', en: 'Nobody is waiting', cn: '没有等待审核的企业' },
      hint: {
        ko: '새로 가입한 기업이 있으면 여기에 먼저 보여요.',
        en: 'Companies that have just signed up will appear here first.',
        cn: '新注册的企业会首先显示在这里。',
      },
      action: { ko: '전체 회원 보기', en: 'See all members', cn: '查看全部会员' },
    },
    none: { ko: '아직 회원이 없어요', en: 'There are no members yet', cn: '暂无会员' },
    noMatch: {
      ko: '조건에 맞는 회원이 없어요',
      en: 'No member matches',
      cn: '没有符合条件的会员',
    },
    noMatchHint: {
      ko: '더 짧은 단어로 찾거나 조건을 지워 보세요.',
      en: 'Try a shorter word or clear the filters.',
      cn: '请尝试更短的词或清除条件。',
    },
    reset: { ko: '조건 지우기', en: 'Clear filters', cn: '清除条件' },
  },
});
