import { defineCopy } from '#lib/copy.ts';

export const copy = defineCopy({
  title: { ko: '회원가입', en: 'Sign up', cn: '注册' },
  chooseType: {
    ko: '어떤 회원으로 가입할까요?',
    en: 'Who are you signing up as?',
    cn: '您要注册哪种会员？',
  },
});
