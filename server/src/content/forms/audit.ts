import { auditActions, auditDetails, auditSubjects } from '@ieum/contract/content/forms/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import type { FormRow } from './tables.ts';

const record = auditWith({ actions: auditActions, subjects: auditSubjects, details: auditDetails });

/** Records an administrator's action on a form. */
export const recordAudit = (
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  { id, userId, type, name }: FormRow,
  details: { count?: number; linkedFiles?: number } = {},
): Promise<void> =>
  record(ctx, {
    action,
    subjectType: 'form',
    subjectId: id,
    // The log outlives the member, whose name the title of an own form may contain.
    subjectName: userId === null ? name : type,
    details,
  });
