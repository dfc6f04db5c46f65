import { defineCopy } from '#lib/format/copy.ts';

export const askRemovalCopy = defineCopy({
  title: {
    ko: (name: string) => `‘${name}’ 항목을 지울까요?`,
    en: (name: string) => `Delete “${name}”?`,
    cn: (name: string) => `删除“${name}”？`,
  },
  body: {
    ko: '여기에 쓴 내용도 함께 지워져요.',
    en: 'What is written in it is deleted too.',
    cn: '其中填写的内容也会一并删除。',
  },
  act: { ko: '지우기', en: 'Delete', cn: '删除' },
});
