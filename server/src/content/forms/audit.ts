import { auditActions, auditDetails, auditSubjects } from '@ieum/contract/content/forms/audit-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { isSubmitted } from './policy.ts';
import type { FormRow } from './tables.ts';

const record = auditWith({ actions: auditActions, subjects: auditSubjects, details: auditDetails });

/** Records an administrator's action on a form. */
export const recordAudit = (
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  form: FormRow,
  details: { count?: number; linkedFiles?: number } = {},
): Promise<void> =>
  record(ctx, {
    action,
    subjectType: 'form',
    subjectId: form.id,
    // The log outlives the form; the title of a submitted one may contain the name of a person.
    subjectName: isSubmitted(form) ? form.type : form.name,
    details,
  });
