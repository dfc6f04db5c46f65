import { defineCopy } from '#lib/format/copy.ts';
import { done, over, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  ON_GOING: { ko: '모집 중', en: 'Open', cn: '招聘中' },
  FINISHED: { ko: '마감', en: 'Closed', cn: '已截止' },
  NO_SHOWN: { ko: '비공개', en: 'Hidden', cn: '未公开' },
  CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
  DRAFT: { ko: '작성 중', en: 'Draft', cn: '填写中' },
  BLOCKED: { ko: '운영자가 숨김', en: 'Hidden by Ieum', cn: '管理员隐藏' },
});

/** The states of a recruitment. */
export const recruitmentLooks = statesOf(labels, {
  ON_GOING: done,
  FINISHED: over,
  NO_SHOWN: { hue: 'ink', variant: 'outline' },
  CANCELED: { hue: 'rose' },
  DRAFT: wait,
  BLOCKED: { hue: 'rose' },
});
