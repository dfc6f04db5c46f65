import { defineCopy } from '#lib/format/copy.ts';

export const keyCopy = defineCopy({
  title: { ko: '이 화면에서 쓰는 키', en: 'Keys of this screen', cn: '本页面可用的按键' },
  hint: {
    ko: '글을 쓰는 중에는 동작하지 않아요.',
    en: 'They do nothing while you type.',
    cn: '输入文字时不起作用。',
  },
  everywhere: { ko: '어디서나', en: 'Everywhere', cn: '任何页面' },
  show: { ko: '쓸 수 있는 키 보기', en: 'Show the keys', cn: '查看可用按键' },
  close: { ko: '열린 창 닫기', en: 'Close the open layer', cn: '关闭打开的窗口' },
});
