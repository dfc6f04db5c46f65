import { defineCopy } from '#lib/format/copy.ts';
import { done, over, statesOf } from '#ui/badge/states.ts';

const labels = defineCopy({
  OPEN: { ko: '로그인 중', en: 'Logged in', cn: '登录中' },
  ENDED: { ko: '로그아웃', en: 'Logged out', cn: '已退出' },
});

/** The states of a login. */
export const sessionLooks = statesOf(labels, { OPEN: done, ENDED: over });
