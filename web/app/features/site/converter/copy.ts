import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '변환기 테스트', en: 'Converter test', cn: '转换器测试' },
  notice: {
    ko: '개발자를 위한 체험용 화면이에요. 입력한 글은 저장하지 않아요.',
    en: 'A page for developers of a demonstration. What you type is not stored.',
    cn: '面向开发者的体验用页面，输入内容不会保存。',
  },
  input: { ko: '바꿔 볼 글', en: 'Text to convert', cn: '要转换的内容' },
  hint: {
    ko: '이름, 전화번호, 주소, 날짜와 시각(예: 2026-11-25T09:30:00+09:00), 금액을 넣어 보세요.',
    en: 'Try a name, a phone number, an address, a moment (2026-11-25T09:30:00+09:00) or an amount.',
    cn: '可输入姓名、电话、地址、日期时间（如 2026-11-25T09:30:00+09:00）或金额。',
  },
  convert: { ko: '변환하기', en: 'Convert', cn: '转换' },
  masks: { ko: '가림', en: 'Masks', cn: '遮盖' },
  mask: {
    name: { ko: '이름', en: 'Name', cn: '姓名' },
    phone: { ko: '전화번호', en: 'Phone', cn: '电话' },
    email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
    birth: { ko: '생년월일', en: 'Date of birth', cn: '出生日期' },
    place: { ko: '주소', en: 'Address', cn: '地址' },
    address: { ko: '접속 주소', en: 'Network address', cn: '网络地址' },
  },
  nothing: { ko: '가릴 내용이 없어요', en: 'Nothing to mask', cn: '没有可遮盖的内容' },
  encryption: { ko: '암호화', en: 'Encryption', cn: '加密' },
  encrypted: { ko: '암호문', en: 'Cipher text', cn: '密文' },
  restored: { ko: '복호화', en: 'Decryption', cn: '解密' },
  isRestored: { ko: '처음 글과 같아요', en: 'Gives the same text', cn: '与原文一致' },
  isLost: { ko: '처음 글과 달라요', en: 'Gives another text', cn: '与原文不一致' },
  dates: { ko: '날짜와 시각(서울)', en: 'Date and time (Seoul)', cn: '日期与时间（首尔）' },
  day: { ko: '날짜', en: 'Day', cn: '日期' },
  moment: { ko: '날짜와 시각', en: 'Day and time', cn: '日期和时间' },
  ago: { ko: '지난 시간', en: 'Time since', cn: '距今' },
  daysLeft: { ko: '남은 날', en: 'Days left', cn: '剩余天数' },
  amount: { ko: '금액', en: 'Amount', cn: '金额' },
  isNoDate: { ko: '날짜로 읽을 수 없는 글이에요', en: 'This text is no date', cn: '无法识别为日期' },
});
