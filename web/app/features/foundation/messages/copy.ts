import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '보낸 문자와 메일', en: 'Messages sent', cn: '已发送的短信和邮件' },
  notice: {
    ko: '체험용 화면이에요. 실제로 보내지 않은 문자와 메일을 여기에서 읽을 수 있어요.',
    en: 'For trying the service: text messages and e-mails are not really sent but can be read here.',
    cn: '体验用页面：短信和邮件不会真正发送，可在此查看。',
  },
  search: { ko: '받는 사람이나 내용', en: 'Recipient or text', cn: '收件人或内容' },
  listLabel: { ko: '보낸 문자와 메일', en: 'Messages sent', cn: '已发送的短信和邮件' },
  channels: {
    SMS: { ko: '문자', en: 'SMS', cn: '短信' },
    EMAIL: { ko: '메일', en: 'E-mail', cn: '邮件' },
  },
  withheld: {
    NO_ADDRESS: {
      ko: '받을 주소가 없어 보내지 않았어요',
      en: 'Not sent: no address',
      cn: '未发送：没有接收地址',
    },
    NO_MOBILE: {
      ko: '문자를 받을 수 없는 번호라 보내지 않았어요',
      en: 'Not sent: this number takes no text messages',
      cn: '未发送：该号码无法接收短信',
    },
    NO_CONSENT: {
      ko: '광고 수신에 동의하지 않아 보내지 않았어요',
      en: 'Not sent: no consent to advertising',
      cn: '未发送：未同意接收广告',
    },
    ACCOUNT_CLOSED: {
      ko: '이용하지 않는 계정이라 보내지 않았어요',
      en: 'Not sent: the account is closed',
      cn: '未发送：账户已停用',
    },
    STOPPED: {
      ko: '운영자가 보내지 않기로 했어요',
      en: 'Not sent: stopped by an administrator',
      cn: '未发送：管理员已停止',
    },
    OUTDATED: {
      ko: '그사이 내용이 바뀌어 보내지 않았어요',
      en: 'Not sent: it no longer holds',
      cn: '未发送：内容已变化',
    },
  },
  waitsUntil: {
    ko: (moment: string) => `${moment}에 보내요`,
    en: (moment: string) => `Leaves on ${moment}`,
    cn: (moment: string) => `将于${moment}发送`,
  },
  failed: {
    ko: (attempts: number, error: string) => `${attempts}번 시도했어요: ${error}`,
    en: (attempts: number, error: string) => `Tried ${withPlural(attempts, 'time', 'times')}: ${error}`,
    cn: (attempts: number, error: string) => `已尝试${attempts}次：${error}`,
  },
  copyCode: {
    ko: (code: string) => `${code} 복사하기`,
    en: (code: string) => `Copy ${code}`,
    cn: (code: string) => `复制 ${code}`,
  },
  copied: {
    ko: (code: string) => `복사했어요: ${code}`,
    en: (code: string) => `${code} is copied`,
    cn: (code: string) => `已复制 ${code}`,
  },
  empty: {
    title: { ko: '아직 보낸 것이 없어요', en: 'Nothing has been sent yet', cn: '尚未发送任何内容' },
    hint: {
      ko: '가입하면서 인증번호를 받으면 몇 초 안에 여기에 보여요.',
      en: 'Ask for a verification code while signing up; it appears here within seconds.',
      cn: '注册时获取验证码后，几秒内会显示在这里。',
    },
    noMatch: { ko: '맞는 내용이 없어요', en: 'No message matches', cn: '没有符合的内容' },
  },
});
