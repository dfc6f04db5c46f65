import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const composeCopy = defineCopy({
  title: { ko: '메시지 쓰기', en: 'Write a message', cn: '写消息' },
  hint: {
    ko: '누구에게 언제 보냈는지 감사 기록에 남아요.',
    en: 'Who sent it, to how many and when is kept in the audit log.',
    cn: '发送人、人数和时间会记入审计记录。',
  },
  back: { ko: '메시지 목록', en: 'Messages', cn: '消息列表' },
  to: { ko: '받는 사람', en: 'Recipients', cn: '收件人' },
  toHint: {
    ko: '이름, 기업명, 아이디로 찾아요',
    en: 'Find by name, company or username',
    cn: '按姓名、企业名或账号查找',
  },
  people: {
    ko: (count: string) => `${count}명`,
    en: (count: string) => `${count} chosen`,
    cn: (count: string) => `${count}人`,
  },
  remove: {
    ko: (name: string) => `${name} 빼기`,
    en: (name: string) => `Remove ${name}`,
    cn: (name: string) => `移除${name}`,
  },
  removed: {
    ko: (name: string) => `${name} 님을 뺐어요`,
    en: (name: string) => `${name} was removed`,
    cn: (name: string) => `已移除${name}`,
  },
  added: {
    ko: (name: string) => `${name} 님을 넣었어요`,
    en: (name: string) => `${name} was added`,
    cn: (name: string) => `已添加${name}`,
  },
  what: { ko: '내용', en: 'Message', cn: '内容' },
  channel: { ko: '보내는 방법', en: 'Send by', cn: '发送方式' },
  subject: { ko: '제목', en: 'Subject', cn: '标题' },
  text: { ko: '내용', en: 'Text', cn: '内容' },
  unknownField: {
    ko: (field: string) => `${field} 칸은 채울 수 없어서 그대로 나가요.`,
    en: (field: string) => `Nothing replaces ${field}: it is sent as it is.`,
    cn: (field: string) => `没有${field}这一项，将原样发送。`,
  },
  fields: {
    ko: '{name}은 받는 사람의 이름이나 기업명으로, {username}은 아이디로 바뀌어요.',
    en: '{name} becomes the recipient’s name or company, {username} the user ID.',
    cn: '{name}将替换为收件人姓名或企业名，{username}将替换为账号。',
  },
  advertising: { ko: '광고예요', en: 'This is advertising', cn: '这是广告' },
  advertisingHint: {
    ko: '광고 수신에 동의한 회원에게만 나가요. (광고) 표시와 무료 수신 거부 방법은 저절로 붙어요.',
    en: 'Leaves only to members who agreed to advertising. The label and the way to opt out are added.',
    cn: '仅发送给同意接收广告的会员，并自动添加（广告）标识和免费退订方式。',
  },
  night: {
    ko: '밤 9시부터 아침 8시 사이에 보낸 문자는 아침 8시에 나가요.',
    en: 'A text message written between 21:00 and 08:00 leaves at 08:00.',
    cn: '21点至次日8点之间的短信将于早上8点发出。',
  },
  bytes: {
    ko: (used: string, max: string, kind: string) => `${used} / ${max}바이트 · ${kind}`,
    en: (used: string, max: string, kind: string) => `${used} / ${max} bytes · ${kind}`,
    cn: (used: string, max: string, kind: string) => `${used} / ${max}字节 · ${kind}`,
  },
  kinds: {
    short: { ko: '단문', en: 'short', cn: '短信' },
    long: { ko: '장문', en: 'long', cn: '长短信' },
  },
  send: { ko: '보내기', en: 'Send', cn: '发送' },
  ask: {
    SMS: {
      ko: (count: string) => `${count}명에게 문자를 보낼까요?`,
      en: (count: string) => `Send the text message to ${withPlural(count, 'member', 'members')}?`,
      cn: (count: string) => `确定向${count}人发送短信吗？`,
    },
    EMAIL: {
      ko: (count: string) => `${count}명에게 메일을 보낼까요?`,
      en: (count: string) => `Send the e-mail to ${withPlural(count, 'member', 'members')}?`,
      cn: (count: string) => `确定向${count}人发送邮件吗？`,
    },
    without: {
      ko: (count: string, n: string) =>
        `조건에 맞는 ${count}명 가운데 ${n}명은 주소가 없거나 동의하지 않아 보내지 않아요.`,
      en: (count: string, n: string) =>
        `Of ${withPlural(count, 'member', 'members')}, ${n} receive nothing, without an address or consent.`,
      cn: (count: string, n: string) => `符合条件的${count}人中，${n}人因无地址或未同意而不发送。`,
    },
    delayed: {
      ko: '밤이라 아침 08:00에 나가요. 그때까지 멈출 수 있어요.',
      en: 'It is night, so it leaves at 08:00 in the morning and can be stopped until then.',
      cn: '现在是夜间，将于早上08:00发送，此前可以停止。',
    },
    body: { ko: '보낸 뒤에는 되돌릴 수 없어요.', en: 'It cannot be taken back.', cn: '发送后无法撤回。' },
  },
  approval: {
    reason: { ko: '승인할 관리자에게 알릴 사유', en: 'Reason for the approval', cn: '向批准人说明的原因' },
    hint: {
      ko: '100명보다 많이 보낼 때는 다른 관리자가 승인해야 나가요. 승인할 관리자가 없으면 바로 나가요.',
      en: 'To more than 100 members it leaves after another administrator approved it, or at once if there is none.',
      cn: '超过100人时须经其他管理员批准后发送；若无其他可批准的管理员，则立即发送。',
    },
    alone: {
      ko: '100명보다 많이 보낼 때는 다른 관리자의 승인이 필요하지만, 지금은 승인할 수 있는 다른 관리자가 없어서 바로 나가요. 몇 명에게 왜 보냈는지 감사 기록에 남아요.',
      en: 'To more than 100 members it needs the approval of another administrator. There is no other who can approve, so it is sent at once, and the audit log records to how many and why.',
      cn: '超过100人时须经其他管理员批准。目前没有其他可批准的管理员，因此将立即发送，人数和原因会记入审计记录。',
    },
    aloneReason: { ko: '감사 기록에 남길 사유', en: 'Reason for the audit log', cn: '记入审计记录的原因' },
    requested: {
      ko: '승인을 요청했어요. 결정되면 알림으로 알려 드려요.',
      en: 'Approval is asked for. You are notified of the decision.',
      cn: '已请求批准，结果将通过通知告知您。',
    },
  },
  doneWaiting: {
    ko: (count: string) => `${count}명에게 아침 08:00에 보내요`,
    en: (count: string) => `It leaves at 08:00 in the morning to ${withPlural(count, 'member', 'members')}`,
    cn: (count: string) => `将于早上08:00发送给${count}人`,
  },
  done: {
    ko: (count: string) => `${count}명에게 보내고 있어요`,
    en: (count: string) => `On its way to ${withPlural(count, 'member', 'members')}`,
    cn: (count: string) => `正在发送给${count}人`,
  },
});
