import type { AccessRecords } from '#foundation/audit/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import type { FormRow } from './tables.ts';

export interface ReadingDeps {
  accessRecords: AccessRecords;
}

/** Records that an administrator read a form of a member unmasked. */
export function recordReading(
  ctx: AdministratorContext,
  { accessRecords }: ReadingDeps,
  { id, userId }: Pick<FormRow, 'id' | 'userId'>,
): void {
  if (userId !== null) accessRecords.record(ctx, { personId: userId, what: 'FORM', subjectId: id });
}
