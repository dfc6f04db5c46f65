import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  mails: { ko: '메일 미리보기', en: 'Preview of e-mails', cn: '邮件预览' },
});

export const consoleActs: readonly ConsoleAct[] = [{ name: names.mails, to: '/console/messages?tab=mails' }];
