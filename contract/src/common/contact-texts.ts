import { defineTexts } from './text.ts';

/** The errors of telephone numbers and e-mail addresses, shown at their fields. */
export const contactTexts = defineTexts('contacts', {
  phoneShort: {
    ko: '번호가 짧아요. 02나 010 같은 앞자리까지 모두 적어 주세요.',
    en: 'This number is too short. Please include its first digits, such as 02 or 010.',
    cn: '号码太短，请包含02、010等开头的全部数字。',
  },
  phoneMobileShort: {
    ko: '휴대전화 번호가 짧아요. 010-1234-5678처럼 끝까지 적어 주세요.',
    en: 'This mobile number is too short. Please write all of it, like 010-1234-5678.',
    cn: '手机号码太短，请完整填写，例如010-1234-5678。',
  },
  phoneEndMissing: {
    ko: '번호가 짧아요. 끝자리까지 모두 적어 주세요.',
    en: 'This number is too short. Please write it to its last digit.',
    cn: '号码太短，请填写到最后一位。',
  },
  phoneLong: {
    ko: '번호가 길어요. 숫자는 11자리까지예요.',
    en: 'This number is too long. It has up to 11 digits.',
    cn: '号码太长，最多11位数字。',
  },
  phoneLetter: {
    ko: '번호에 숫자가 아닌 글자가 있어요. 숫자와 -만 적어 주세요.',
    en: 'This number has other characters than digits. Please use digits and hyphens only.',
    cn: '号码中有非数字字符，请只填写数字和-。',
  },
  // The first sentence is fixed by the specification.
  mobileShort: {
    ko: '휴대전화번호를 입력해주세요. 번호가 짧아요. 숫자 10자리나 11자리여야 해요.',
    en: 'Please enter a mobile number. This one is too short: it needs 10 or 11 digits.',
    cn: '请输入手机号码。号码太短，应为10或11位数字。',
  },
  mobileLong: {
    ko: '휴대전화번호를 입력해주세요. 번호가 길어요. 숫자 10자리나 11자리여야 해요.',
    en: 'Please enter a mobile number. This one is too long: it needs 10 or 11 digits.',
    cn: '请输入手机号码。号码太长，应为10或11位数字。',
  },
  mobileLetter: {
    ko: '휴대전화번호를 입력해주세요. 번호에 숫자가 아닌 글자가 있어요.',
    en: 'Please enter a mobile number. This one has other characters than digits.',
    cn: '请输入手机号码。号码中有非数字字符。',
  },
  notMobile: {
    ko: '문자를 받을 수 있는 휴대전화 번호를 입력해 주세요. 010처럼 01로 시작해요.',
    en: 'Please enter a mobile number that can receive text messages. It starts with 01, for example 010.',
    cn: '请输入可接收短信的手机号码，以01开头，例如010。',
  },
  // The first sentence is fixed by the specification.
  emailNoAt: {
    ko: '이메일을 입력해주세요. 주소에 @가 빠졌어요.',
    en: 'Please enter an email address. This one has no @.',
    cn: '请输入电子邮箱。地址中缺少@。',
  },
  emailTwoAts: {
    ko: '이메일 주소에 @가 두 번 있어요',
    en: 'This e-mail address has @ twice',
    cn: '邮箱地址中有两个@',
  },
  emailNoName: {
    ko: '이메일 주소의 @ 앞이 비어 있어요',
    en: 'This e-mail address has nothing before the @',
    cn: '邮箱地址@前面为空',
  },
  emailNoDomain: {
    ko: '이메일 주소의 @ 뒤가 비어 있어요. 예: naver.com',
    en: 'This e-mail address has nothing after the @, for example naver.com',
    cn: '邮箱地址@后面为空，例如naver.com',
  },
  emailNoEnding: {
    ko: '이메일 주소의 끝이 빠졌어요. 예: .com, .kr',
    en: 'This e-mail address lacks its ending, for example .com or .kr',
    cn: '邮箱地址缺少结尾，例如.com、.kr',
  },
  emailSpace: {
    ko: '이메일 주소에 빈칸이 있어요',
    en: 'This e-mail address has a space in it',
    cn: '邮箱地址中有空格',
  },
  emailLetter: {
    ko: '이메일 주소에 쓸 수 없는 글자가 있어요. 영문, 숫자와 . _ - +를 쓸 수 있어요.',
    en: 'This e-mail address has characters that cannot be used. Letters, digits and . _ - + are possible.',
    cn: '邮箱地址中有不能使用的字符，可使用英文字母、数字和. _ - +。',
  },
  emailDots: {
    ko: '이메일 주소의 점(.) 자리를 확인해 주세요',
    en: 'Please check where the dots are in this e-mail address',
    cn: '请检查邮箱地址中点号的位置',
  },
});
