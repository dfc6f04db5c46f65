import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  mails: { ko: '메일 미리보기', en: 'Preview of e-mails', cn: '邮件预览' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.mails, to: '/console/messages?tab=mails' },
];
