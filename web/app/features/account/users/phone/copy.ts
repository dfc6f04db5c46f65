import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  request: { ko: '인증번호 받기', en: 'Send a code', cn: '获取验证码' },
  again: { ko: '다시 받기', en: 'Send again', cn: '重新获取' },
  code: { ko: '인증번호 6자리', en: '6-character code', cn: '6位验证码' },
  confirm: { ko: '확인', en: 'Confirm', cn: '确认' },
  timer: {
    ko: (minutes: number, seconds: number) => `남은 시간 ${minutes}분 ${seconds}초`,
    en: (minutes: number, seconds: number) => `${minutes} min ${seconds} s left`,
    cn: (minutes: number, seconds: number) => `剩余${minutes}分${seconds}秒`,
  },
  hint: {
    ko: (phone: string) =>
      `${phone} 번호로 보냈어요. 문자가 오지 않으면 스팸함을 확인하거나 다시 받아 주세요.`,
    en: (phone: string) =>
      `Sent to ${phone}. If no message arrives, check your spam folder or send it again.`,
    cn: (phone: string) => `已发送至${phone}。若未收到短信，请查看垃圾箱或重新获取。`,
  },
  soon: { ko: '곧 끝나요', en: 'Almost over', cn: '即将结束' },
  expired: {
    ko: '시간이 지났어요. 인증번호를 다시 받아 주세요.',
    en: 'The time is over. Please send a new code.',
    cn: '时间已过，请重新获取验证码。',
  },
  confirmed: { ko: '인증했어요', en: 'Verified', cn: '已验证' },
});
