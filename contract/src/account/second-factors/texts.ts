import { defineTexts } from '../../common/text.ts';

export const secondFactorTexts = defineTexts('secondFactors', {
  codeRequired: { ko: '코드를 입력해 주세요', en: 'Please enter the code', cn: '请输入验证码' },
  alreadyOn: {
    ko: '2단계 인증을 이미 쓰고 있어요',
    en: 'Two-step verification is already on',
    cn: '两步验证已开启',
  },
  notBegun: {
    ko: '설정을 처음부터 다시 시작해 주세요',
    en: 'Please start the setup again',
    cn: '请重新开始设置',
  },
  isOff: {
    ko: '2단계 인증을 쓰고 있지 않아요',
    en: 'Two-step verification is off',
    cn: '两步验证未开启',
  },
  isRequired: {
    ko: '모든 관리자가 2단계 인증을 쓰도록 정해져 있어서 끌 수 없어요',
    en: 'It cannot be turned off because it is required of all administrators',
    cn: '所有管理员均须使用两步验证，无法关闭',
  },
});
