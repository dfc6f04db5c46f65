import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  title: { ko: '탈퇴 회원', en: 'Closed accounts', cn: '注销会员' },
  hint: {
    ko: '개인정보는 탈퇴하고 30일 뒤에 지워져요.',
    en: 'Personal data is erased 30 days after leaving.',
    cn: '个人信息在注销30天后删除。',
  },
  list: { ko: '탈퇴 회원 목록', en: 'Closed accounts', cn: '注销会员列表' },
  search: { ko: '이름, 기업명, 아이디', en: 'Name, company, username', cn: '姓名、企业名、账号' },
  type: { ko: '회원 유형', en: 'Kind of member', cn: '会员类型' },
  anyType: { ko: '모든 유형', en: 'Any kind', cn: '全部类型' },
  types: {
    PERSON: { ko: '개인', en: 'Person', cn: '个人' },
    COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
    ADMINISTRATOR: { ko: '관리자', en: 'Administrator', cn: '管理员' },
  },
  columns: {
    member: { ko: '회원', en: 'Member', cn: '会员' },
    actions: { ko: '더 하기', en: 'More', cn: '更多' },
    type: { ko: '유형', en: 'Kind', cn: '类型' },
    left: { ko: '탈퇴한 날', en: 'Left', cn: '注销日' },
    reason: { ko: '이유', en: 'Reason', cn: '原因' },
    joined: { ko: '가입일', en: 'Joined', cn: '注册日' },
    erasure: { ko: '개인정보', en: 'Personal data', cn: '个人信息' },
  },
  reasons: {
    DONE: { ko: '원하는 일을 마쳤어요', en: 'Done here', cn: '已完成目的' },
    NOTHING_FITTING: { ko: '맞는 공고가 없어요', en: 'Nothing fitting', cn: '没有合适的招聘' },
    HARD_TO_USE: { ko: '쓰기 어려워요', en: 'Hard to use', cn: '使用不便' },
    TOO_MANY_MESSAGES: { ko: '알림이 많아요', en: 'Too many messages', cn: '消息过多' },
    PRIVACY: { ko: '개인정보가 걱정돼요', en: 'Privacy', cn: '担心个人信息' },
    OTHER: { ko: '다른 이유', en: 'Other', cn: '其他' },
  },
  byConsole: { ko: '관리자가 처리', en: 'By an administrator', cn: '由管理员处理' },
  erasesAt: {
    ko: (day: string) => `${withParticle(day, '에')} 지워져요`,
    en: (day: string) => `erased on ${day}`,
    cn: (day: string) => `将于${day}删除`,
  },
  erasedAt: {
    ko: (day: string) => `${withParticle(day, '에')} 지웠어요`,
    en: (day: string) => `erased on ${day}`,
    cn: (day: string) => `已于${day}删除`,
  },
  stored: { ko: '처리 기록에 남아요', en: 'kept with the records', cn: '保留于处理记录' },
  actionsOf: {
    ko: (name: string) => `${name} 더 하기`,
    en: (name: string) => `More for ${name}`,
    cn: (name: string) => `${name}的更多操作`,
  },
  erase: {
    act: { ko: '지금 개인정보 지우기', en: 'Erase the data now', cn: '立即删除个人信息' },
    title: {
      ko: (name: string) => `${name} 회원의 개인정보를 지금 지울까요?`,
      en: (name: string) => `Erase the personal data of ${name} now?`,
      cn: (name: string) => `立即删除${name}的个人信息？`,
    },
    body: {
      ko: '30일을 기다리지 않고 바로 지워요. 되돌릴 수 없어요.',
      en: 'It is erased at once instead of after 30 days. This cannot be undone.',
      cn: '不等30天立即删除，无法恢复。',
    },
    done: { ko: '개인정보를 지웠어요', en: 'The personal data is erased', cn: '个人信息已删除' },
  },
  history: { ko: '처리 기록 보기', en: 'See the history', cn: '查看处理记录' },
  empty: {
    title: { ko: '탈퇴한 회원이 없어요', en: 'Nobody has left', cn: '没有注销的会员' },
    noMatch: { ko: '조건에 맞는 회원이 없어요', en: 'No member matches', cn: '没有符合条件的会员' },
  },
});
