import { defineAuditDetails } from '../audit/detail-texts.ts';
import { defineAuditActions, defineAuditSubjects } from '../audit/action-texts.ts';

/** The recorded actions of administrators on hashtags. */
export const auditActions = defineAuditActions({
  'hash-tags.create': { ko: '해시태그 추가', en: 'Added a hashtag', cn: '添加话题标签' },
  'hash-tags.revise': { ko: '해시태그 수정', en: 'Changed a hashtag', cn: '修改话题标签' },
  'hash-tags.remove': { ko: '해시태그 삭제', en: 'Deleted a hashtag', cn: '删除话题标签' },
  'hash-tags.skipRemoval': {
    ko: '해시태그 삭제 건너뜀(그사이 바뀜)',
    en: 'Did not delete a hashtag that had changed',
    cn: '跳过删除（话题标签已变更）',
  },
  'hash-tags.merge': { ko: '해시태그 합치기', en: 'Merged hashtags', cn: '合并话题标签' },
});
declare module '../audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  hashTag: { ko: '해시태그', en: 'Hashtag', cn: '话题标签' },
});

/** The details that only these actions record. */
export const auditDetails = defineAuditDetails({
  nameBefore: { ko: '이전 이름', en: 'Name before', cn: '原名称' },
});
