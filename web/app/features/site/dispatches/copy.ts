import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '메시지', en: 'Messages', cn: '消息' },
  hint: {
    ko: '회원에게 나간 문자와 메일이 도착했는지 볼 수 있어요.',
    en: 'Which text messages and e-mails left, and what became of them.',
    cn: '查看发给会员的短信和邮件及其结果。',
  },
  tabs: {
    label: { ko: '메시지 화면', en: 'Message screens', cn: '消息页面' },
    sent: { ko: '보낸 메시지', en: 'Sent', cn: '已发送' },
    mails: { ko: '메일 모양', en: 'E-mail layouts', cn: '邮件样式' },
  },
  list: { ko: '보낸 메시지', en: 'Messages sent', cn: '已发送的消息' },
  compose: { ko: '메시지 쓰기', en: 'Write a message', cn: '写消息' },
  search: { ko: '이름, 아이디, 전체 번호', en: 'Name, username, whole number', cn: '姓名、账号、完整号码' },
  columns: {
    created: { ko: '보낸 때', en: 'When', cn: '时间' },
    to: { ko: '받는 사람', en: 'To', cn: '收件人' },
    channel: { ko: '방법', en: 'By', cn: '方式' },
    purpose: { ko: '용도', en: 'Purpose', cn: '用途' },
    what: { ko: '내용', en: 'Text', cn: '内容' },
    state: { ko: '상태', en: 'State', cn: '状态' },
  },
  channels: {
    SMS: { ko: '문자', en: 'SMS', cn: '短信' },
    EMAIL: { ko: '메일', en: 'E-mail', cn: '邮件' },
  },
  anyChannel: { ko: '문자와 메일', en: 'SMS and e-mail', cn: '短信和邮件' },
  purposes: {
    SECURITY: { ko: '인증', en: 'Security', cn: '验证' },
    SERVICE: { ko: '안내', en: 'Service', cn: '通知' },
    ADVERTISING: { ko: '광고', en: 'Advertising', cn: '广告' },
  },
  anyPurpose: { ko: '모든 용도', en: 'Any purpose', cn: '全部用途' },
  anyState: { ko: '모든 상태', en: 'Any state', cn: '全部状态' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  nobody: { ko: '회원이 아닌 번호', en: 'Not a member', cn: '非会员号码' },
  ofDispatch: {
    ko: (name: string, count: string) => `${name} 님이 ${count}명에게 보낸 글`,
    en: (name: string, count: string) => `${name} to ${count} people`,
    cn: (name: string, count: string) => `${name}发给${count}人`,
  },
  onlyDispatch: { ko: '함께 보낸 메시지만', en: 'Sent together', cn: '仅同批消息' },
  figures: {
    title: { ko: '함께 보낸 메시지', en: 'Sent together', cn: '同批消息' },
    stop: {
      ko: (count: string) => `남은 ${count}건 보내지 않기`,
      en: (count: string) => `Stop the other ${count}`,
      cn: (count: string) => `停止剩余${count}条`,
    },
    ask: {
      ko: '아직 나가지 않은 메시지를 보내지 않을까요?',
      en: 'Stop the messages that have not left?',
      cn: '确定不再发送尚未发出的消息吗？',
    },
    askBody: {
      ko: '이미 나간 메시지는 되돌릴 수 없어요. 멈춘 메시지는 다시 보낼 수 없어요.',
      en: 'What has left cannot be taken back, and what is stopped cannot be sent later.',
      cn: '已发出的消息无法撤回，停止的消息无法再次发送。',
    },
    stopped: { ko: '남은 메시지를 보내지 않아요', en: 'The others are stopped', cn: '剩余消息已停止' },
  },
  onlyMember: { ko: '한 회원의 메시지만', en: 'To one member', cn: '仅一位会员' },
  withheld: {
    NO_ADDRESS: { ko: '받을 주소가 없어요', en: 'No address', cn: '没有接收地址' },
    NO_MOBILE: {
      ko: '문자를 받을 수 없는 번호예요',
      en: 'This number takes no text messages',
      cn: '该号码无法接收短信',
    },
    NO_CONSENT: { ko: '광고 수신 동의가 없어요', en: 'No consent to advertising', cn: '未同意接收广告' },
    ACCOUNT_CLOSED: { ko: '이용하지 않는 계정이에요', en: 'The account is closed', cn: '账户已停用' },
    STOPPED: {
      ko: '운영자가 보내지 않기로 했어요',
      en: 'Stopped by an administrator',
      cn: '管理员已停止发送',
    },
    OUTDATED: { ko: '그사이 내용이 바뀌었어요', en: 'It no longer holds', cn: '内容已变化' },
  },
  waitsUntil: {
    ko: (moment: string) => `${moment}에 보내요`,
    en: (moment: string) => `Leaves ${moment}`,
    cn: (moment: string) => `${moment}发送`,
  },
  failed: {
    ko: (attempts: number) => `${attempts}번 시도했지만 보내지 못했어요`,
    en: (attempts: number) => `Tried ${withPlural(attempts, 'time', 'times')} without success`,
    cn: (attempts: number) => `尝试${attempts}次均失败`,
  },
  empty: {
    title: { ko: '아직 보낸 메시지가 없어요', en: 'Nothing has been sent yet', cn: '尚未发送任何消息' },
    noMatch: { ko: '조건에 맞는 메시지가 없어요', en: 'No message matches', cn: '没有符合条件的消息' },
  },
  one: {
    title: { ko: '메시지', en: 'Message', cn: '消息' },
    loading: { ko: '메시지를 불러오고 있어요', en: 'Loading the message', cn: '正在加载消息' },
    recorded: {
      ko: '이 메시지를 본 일은 받는 사람의 열람 기록에 남아요.',
      en: 'That you read this is shown to its recipient.',
      cn: '查看此消息的行为会记入收件人的查看记录。',
    },
    secret: {
      ko: '인증번호나 비밀번호가 들어 있어 내용을 보여 주지 않아요.',
      en: 'Its text holds a code or a password and is not shown.',
      cn: '内容含验证码或密码，不予显示。',
    },
    undisclosed: {
      ko: '개인정보를 볼 수 있는 관리자에게만 주소와 내용이 보여요.',
      en: 'Its address and text are shown to administrators who may see personal data.',
      cn: '仅有权查看个人信息的管理员可以看到地址和内容。',
    },
    subject: { ko: '제목', en: 'Subject', cn: '标题' },
    sent: { ko: '나간 때', en: 'Left', cn: '发出时间' },
    attempts: { ko: '시도', en: 'Tries', cn: '尝试次数' },
    error: { ko: '까닭', en: 'Reason', cn: '原因' },
    receipt: { ko: '접수 번호', en: 'Receipt', cn: '受理编号' },
    member: { ko: '회원 정보 보기', en: 'See the member', cn: '查看会员' },
    together: { ko: '함께 보낸 메시지 보기', en: 'See what was sent together', cn: '查看同批消息' },
  },
  retry: {
    act: { ko: '다시 보내기', en: 'Send again', cn: '重新发送' },
    done: { ko: '다시 보내고 있어요', en: 'It is on its way again', cn: '正在重新发送' },
  },
  waiting: {
    day: { ko: '보낼 날', en: 'Leaves on', cn: '发送日期' },
    at: { ko: '보낼 시각', en: 'Leaves at', cn: '发送时间' },
    quiet: {
      ko: '문자는 21:00부터 다음 날 08:00까지 보내지 않아요. 그 사이로 정하면 08:00에 보내요.',
      en: 'No text message leaves from 21:00 to 08:00; one set in between leaves at 08:00.',
      cn: '21:00至次日08:00不发送短信，若设在此间则于08:00发送。',
    },
    move: { ko: '시각 바꾸기', en: 'Change the time', cn: '更改时间' },
    moved: {
      ko: (moment: string) => `${moment}에 보내요`,
      en: (moment: string) => `It leaves ${moment}`,
      cn: (moment: string) => `将于${moment}发送`,
    },
    stop: { ko: '보내지 않기', en: 'Do not send', cn: '不发送' },
    ask: { ko: '이 메시지를 보내지 않을까요?', en: 'Stop this message?', cn: '不发送此消息？' },
    askBody: {
      ko: '받는 사람에게 가지 않고, 다시 보낼 수 없어요.',
      en: 'It does not reach its recipient and cannot be sent again.',
      cn: '收件人将不会收到，且无法再次发送。',
    },
    stopped: { ko: '보내지 않기로 했어요', en: 'The message is stopped', cn: '已停止发送' },
  },
});
