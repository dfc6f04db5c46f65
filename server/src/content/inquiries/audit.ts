import { auditActions, auditSubjects } from '@ieum/contract/content/inquiries/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import type { InquiryRow } from './tables.ts';

const record = auditWith({ actions: auditActions, subjects: auditSubjects });

/** Records that the list was taken out as a workbook. */
export const recordExport = (ctx: AdministratorContext, reason: string): Promise<void> =>
  record(ctx, {
    action: 'inquiries.export',
    subjectType: 'inquiry',
    subjectId: null,
    subjectName: '',
    details: { reason },
  });

/** Records an administrator's action on a service inquiry. */
export const recordAudit = (
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  { id, subject }: InquiryRow,
  reason?: string,
): Promise<void> =>
  record(ctx, {
    action,
    subjectType: 'inquiry',
    subjectId: id,
    subjectName: subject,
    ...(reason !== undefined && { details: { reason } }),
  });
