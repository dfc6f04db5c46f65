import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  service: { ko: '이용약관', en: 'Terms of service', cn: '服务条款' },
  privacy: { ko: '개인정보처리방침', en: 'Privacy policy', cn: '隐私政策' },
  changedAt: {
    ko: (day: string) => `마지막으로 고친 날 ${day}`,
    en: (day: string) => `Last changed ${day}`,
    cn: (day: string) => `最近修改 ${day}`,
  },
  contents: { ko: '목차', en: 'Contents', cn: '目录' },
  print: { ko: '인쇄하기', en: 'Print', cn: '打印' },
  koreanOnly: {
    ko: '',
    en: 'The Korean text is the binding one.',
    cn: '以韩文版本为准。',
  },
});
