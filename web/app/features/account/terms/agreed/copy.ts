import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '약관 동의', en: 'Terms', cn: '同意条款' },
  all: { ko: '모두 동의', en: 'Agree to all', cn: '全部同意' },
  allHint: {
    ko: '선택 약관까지 한 번에 동의해요',
    en: 'Including the optional ones',
    cn: '包括可选条款在内一次性同意',
  },
  necessaryOnly: { ko: '필수만 동의', en: 'Required only', cn: '仅同意必选' },
  cancel: { ko: '취소', en: 'Cancel', cn: '取消' },
  agree: { ko: '동의하고 계속', en: 'Agree and continue', cn: '同意并继续' },
  open: {
    ko: (subject: string) => `${subject} 내용 펼치기`,
    en: (subject: string) => `Show ${subject}`,
    cn: (subject: string) => `展开${subject}`,
  },
  fold: {
    ko: (subject: string) => `${subject} 내용 접기`,
    en: (subject: string) => `Hide ${subject}`,
    cn: (subject: string) => `收起${subject}`,
  },
  content: {
    ko: (subject: string) => `${subject} 내용`,
    en: (subject: string) => `${subject}, text`,
    cn: (subject: string) => `${subject}内容`,
  },
  empty: {
    ko: '동의할 약관이 없어요. 그대로 계속해 주세요.',
    en: 'There is nothing to agree to. Please continue.',
    cn: '没有需要同意的条款，请继续。',
  },
  read: {
    ko: '약관을 읽고 동의해 주세요',
    en: 'Please read and agree to the terms',
    cn: '请阅读并同意条款',
  },
  counts: {
    ko: (necessary: number, optional: number) => `필수 ${necessary}개 · 선택 ${optional}개`,
    en: (necessary: number, optional: number) => `${necessary} required · ${optional} optional`,
    cn: (necessary: number, optional: number) => `必选${necessary}项 · 可选${optional}项`,
  },
  done: {
    ko: (necessary: number) => `필수 ${necessary}개에 동의했어요`,
    en: (necessary: number) => `You agreed to ${necessary} required terms`,
    cn: (necessary: number) => `已同意${necessary}项必选条款`,
  },
  doneOptional: {
    ko: (optional: number) => `선택 ${optional}개에도 동의했어요`,
    en: (optional: number) => `and to ${optional} optional ones`,
    cn: (optional: number) => `并同意${optional}项可选条款`,
  },
  change: { ko: '바꾸기', en: 'Change', cn: '修改' },
  loading: { ko: '약관을 불러오고 있어요', en: 'Loading the terms', cn: '正在加载条款' },
  failed: {
    ko: '약관을 불러오지 못했어요',
    en: 'The terms could not be loaded',
    cn: '条款加载失败',
  },
  retry: { ko: '다시 시도', en: 'Try again', cn: '重试' },
});
