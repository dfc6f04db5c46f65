import { ownListTexts } from '@ieum/contract/hiring/applications/own-list-texts.ts';
import { defineCopy } from '#lib/format/copy.ts';
import { done, over, statesOf, wait } from '#ui/badge/states.ts';

const labels = defineCopy({
  ON_WRITING: ownListTexts.draft.text,
  IS_APPLIED: { ko: '지원 완료', en: 'Applied', cn: '已投递' },
  IS_REVOKED: { ko: '지원 취소', en: 'Withdrawn', cn: '已撤回' },
  ON_RECRUIT: { ko: '합격', en: 'Accepted', cn: '录用' },
});

/** The states of an own application. */
export const applicationLooks = statesOf(labels, {
  ON_WRITING: wait,
  IS_APPLIED: { hue: 'cobalt' },
  IS_REVOKED: over,
  ON_RECRUIT: done,
});
