import type { AdministratorContext, CompanyContext } from '#kit/context.ts';

/**
 * The context in which an administrator works on a company's recruitment: the company's verbs see the company
 * as actor, while files belong to `ownerId`.
 */
export const actAsCompany = (
  ctx: AdministratorContext,
  { companyId, ownerId }: { companyId: string; ownerId: string },
): CompanyContext => ({
  ...ctx,
  actor: {
    ...ctx.actor,
    userId: ownerId,
    userType: 'COMPANY',
    isConsole: false,
    companyId,
    isApproved: true,
  },
});
