import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '1:1 문의 대신 등록하기', en: 'Enter a question for a member', cn: '代会员登记咨询' },
  waiting: { ko: '답변을 기다리는 1:1 문의', en: 'Questions awaiting an answer', cn: '等待答复的咨询' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/center/questions?edit=new', right: 'support.write' },
  { name: names.waiting, to: '/console/center/questions?state=ANSWER_AWAITING' },
];
