import type { AdministratorContext } from '#kit/context.ts';
import type { MemberRow } from './queries.ts';
import { recordAudit } from './audit.ts';

/** Records that personal data is shown unmasked, and why, before it is shown. */
export const disclose = (ctx: AdministratorContext, { user }: MemberRow, reason: string): Promise<void> =>
  recordAudit(ctx, {
    action: 'users.disclose',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.username,
    details: { reason },
  });
