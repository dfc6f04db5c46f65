import { defineAuditActions, defineAuditSubjects } from '../audit/action-texts.ts';
import { defineAuditDetails } from '../audit/detail-texts.ts';

/** The recorded actions of administrators on imports. */
export const auditActions = defineAuditActions({
  'imports.write': { ko: '엑셀로 한꺼번에 넣기', en: 'Imported from Excel', cn: '从Excel批量导入' },
});
declare module '../audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  import: { ko: '엑셀 가져오기', en: 'Excel import', cn: 'Excel导入' },
});

/** The details that only these actions record. */
export const auditDetails = defineAuditDetails({
  rowsCreated: { ko: '새로 넣은 행', en: 'Rows added', cn: '新增行数' },
  rowsChanged: { ko: '바꾼 행', en: 'Rows changed', cn: '变更行数' },
  rowsSkipped: { ko: '건너뛴 행', en: 'Rows skipped', cn: '跳过行数' },
});
