import type { AccessRecords } from '#foundation/audit/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { recordAudit } from './audit.ts';
import type { FormRow } from './tables.ts';

export interface ReadingDeps {
  accessRecords: AccessRecords;
}

/** Records that an administrator read a submitted form unmasked: for its member, or in the audit log. */
export async function recordReading(
  ctx: AdministratorContext,
  { accessRecords }: ReadingDeps,
  form: FormRow,
): Promise<void> {
  const { id, userId, isAnonymous } = form;
  if (userId !== null) accessRecords.record(ctx, { personId: userId, what: 'FORM', subjectId: id });
  else if (isAnonymous) await recordAudit(ctx, 'forms.read', form);
}
