import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAct } from '#lib/session/console-act.ts';

const names = defineCopy({
  create: { ko: '서비스 문의 등록하기', en: 'Enter a service inquiry', cn: '登记服务咨询' },
});

export const consoleActs: readonly ConsoleAct[] = [
  { name: names.create, to: '/console/center/service-inquiry-forms?edit=new', right: 'support.write' },
];
