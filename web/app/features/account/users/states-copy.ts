import { defineCopy } from '#lib/format/copy.ts';
import { done, over, statesOf } from '#ui/badge/states.ts';

const labels = defineCopy({
  ACTIVE: { ko: '이용 중', en: 'Active', cn: '使用中' },
  BLOCKED: { ko: '이용 정지', en: 'Suspended', cn: '已停用' },
  WITHDRAWN: { ko: '탈퇴', en: 'Closed', cn: '已注销' },
});

/** The states of an account. */
export const memberLooks = statesOf(labels, { ACTIVE: done, BLOCKED: { hue: 'rose' }, WITHDRAWN: over });
