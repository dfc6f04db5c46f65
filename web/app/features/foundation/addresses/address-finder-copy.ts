import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  find: { ko: '주소 찾기', en: 'Find address', cn: '查找地址' },
});
