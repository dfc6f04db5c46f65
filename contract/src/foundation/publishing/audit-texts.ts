import { defineAuditActions, defineAuditSubjects } from '../audit/action-texts.ts';

/** The recorded actions of administrators on content of any kind. */
export const auditActions = defineAuditActions({
  'content.export': { ko: '콘텐츠 목록 내려받기', en: 'Downloaded a list of content', cn: '下载内容列表' },
});
declare module '../audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  content: { ko: '콘텐츠 목록', en: 'List of content', cn: '内容列表' },
});
