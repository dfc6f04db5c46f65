import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '서비스 문의 등록하기', en: 'Enter a service inquiry', cn: '登记服务咨询' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/center/service-inquiry-forms?edit=new', right: 'support.write' },
];
