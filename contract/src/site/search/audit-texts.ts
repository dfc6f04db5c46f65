import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on what visitors search for. */
export const auditActions = defineAuditActions({
  'search.hideWords': { ko: '인기 검색어 숨기기', en: 'Hid popular words', cn: '隐藏热门搜索词' },
  'search.showWords': {
    ko: '인기 검색어 다시 보이기',
    en: 'Showed popular words again',
    cn: '重新显示热门搜索词',
  },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  searchedWords: { ko: '검색어', en: 'Searched words', cn: '搜索词' },
});
