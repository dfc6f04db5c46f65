import { defineCopy } from '#lib/format/copy.ts';

export const listCopy = defineCopy({
  tab: { ko: '문자', en: 'Texts', cn: '短信' },
  title: { ko: '지원자에게 보낸 문자', en: 'Texts to applicants', cn: '发给申请人的短信' },
  empty: { ko: '아직 보낸 문자가 없어요', en: 'No texts yet', cn: '还没有短信' },
  hint: {
    ko: '지원자 목록이나 칸반에서 지원자를 골라 문자 보내기를 누르면 보낼 수 있어요.',
    en: 'Select applicants in the list or on the board and press Send a text.',
    cn: '在申请人列表或看板中选择申请人并点击发送短信。',
  },
  toRecruitments: { ko: '채용 공고로 가기', en: 'Go to your postings', cn: '前往招聘信息' },
  to: {
    ko: (names: string, more: number) => (more > 0 ? `${names} 외 ${more}명` : names),
    en: (names: string, more: number) => (more > 0 ? `${names} and ${more} more` : names),
    cn: (names: string, more: number) => (more > 0 ? `${names}等，另有${more}人` : names),
  },
  place: {
    ko: (name: string) => `(${name})`,
    en: (name: string) => `(${name})`,
    cn: (name: string) => `（${name}）`,
  },
  nobody: { ko: '받는 사람 없음', en: 'Nobody yet', cn: '暂无收件人' },
  written: {
    ko: (when: string) => `${when}에 씀`,
    en: (when: string) => `Written ${when}`,
    cn: (when: string) => `写于${when}`,
  },
  sent: {
    ko: (when: string) => `${when}에 보냄`,
    en: (when: string) => `Sent ${when}`,
    cn: (when: string) => `发送于${when}`,
  },
  planned: {
    ko: (when: string) => `${when}에 보낼 예정`,
    en: (when: string) => `Leaves ${when}`,
    cn: (when: string) => `将于${when}发送`,
  },
  soon: { ko: '아직 보내지 않았어요', en: 'Not sent yet', cn: '尚未发送' },
  failed: {
    ko: (when: string) => `${when}에 보내려고 했어요`,
    en: (when: string) => `Tried ${when}`,
    cn: (when: string) => `${when}尝试发送`,
  },
  notSent: { ko: '보내지 않았어요', en: 'It was not sent', cn: '未发送' },
  figures: {
    ko: (sent: number, waiting: number, failed: number, withheld: number) =>
      `보냄 ${sent} · 보낼 예정 ${waiting} · 보내지 못함 ${failed} · 보내지 않음 ${withheld}`,
    en: (sent: number, waiting: number, failed: number, withheld: number) =>
      `${sent} sent · ${waiting} waiting · ${failed} failed · ${withheld} withheld`,
    cn: (sent: number, waiting: number, failed: number, withheld: number) =>
      `已发送${sent} · 待发送${waiting} · 失败${failed} · 未发送${withheld}`,
  },
  addressees: { ko: '받는 사람 보기', en: 'Recipients', cn: '查看收件人' },
  reasons: {
    REVOKED: { ko: '지원을 취소했어요', en: 'Withdrew the application', cn: '已撤回申请' },
    NO_ADDRESS: { ko: '전화번호가 없어요', en: 'No telephone number', cn: '没有电话号码' },
    NO_MOBILE: {
      ko: '문자를 받을 수 없는 번호예요',
      en: 'The number takes no text messages',
      cn: '该号码无法接收短信',
    },
    NO_CONSENT: { ko: '수신 동의가 없어요', en: 'No consent', cn: '未同意接收' },
    ACCOUNT_CLOSED: { ko: '이용하지 않는 계정이에요', en: 'The account is closed', cn: '账户已停用' },
    OUTDATED: { ko: '그사이 내용이 바뀌었어요', en: 'It no longer holds', cn: '内容已变化' },
    STOPPED: { ko: '보내지 않기로 했어요', en: 'Taken back', cn: '已取消发送' },
  },
  waits: {
    ko: (when: string) => `${when}에 보내요`,
    en: (when: string) => `Leaves ${when}`,
    cn: (when: string) => `将于${when}发送`,
  },
  again: { ko: '다시 쓰기', en: 'Write again', cn: '再次编写' },
  continue: { ko: '이어서 쓰기', en: 'Continue', cn: '继续编写' },
  undo: { ko: '되돌리기', en: 'Undo', cn: '撤销' },
  stop: {
    ko: (n: number) => `남은 ${n}건 보내지 않기`,
    en: (n: number) => `Stop the ${n} that wait${n === 1 ? 's' : ''}`,
    cn: (n: number) => `停止剩余${n}条`,
  },
  askStop: {
    title: {
      ko: '아직 보내지 않은 문자를 멈출까요?',
      en: 'Stop what was not sent yet?',
      cn: '停止尚未发送的短信？',
    },
    body: {
      ko: '멈춘 문자는 다시 보내지 않고, 아무에게도 알리지 않아요.',
      en: 'What is stopped is not sent again, and nobody is notified.',
      cn: '停止后不会再发送，也不通知任何人。',
    },
  },
  stopped: { ko: '보내지 않기로 했어요', en: 'It was stopped', cn: '已停止发送' },
  remove: { ko: '지우기', en: 'Delete', cn: '删除' },
  askRemove: {
    title: { ko: '이 초안을 지울까요?', en: 'Delete this draft?', cn: '删除该草稿？' },
    body: { ko: '되돌릴 수 없어요.', en: 'This cannot be undone.', cn: '此操作无法恢复。' },
  },
  removed: { ko: '초안을 지웠어요', en: 'The draft is deleted', cn: '已删除草稿' },
});
