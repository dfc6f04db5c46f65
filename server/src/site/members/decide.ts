import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { approveCompany, rejectCompany } from '#hiring/companies/public.ts';
import type { CompanyRow } from '#hiring/companies/tables.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberRow } from './queries.ts';
import { recordAudit } from './audit.ts';

/** Approves a waiting company and notifies it; 409 when already decided. */
export async function approve(ctx: AdministratorContext, member: MemberRow): Promise<CompanyRow> {
  const before = companyOf(member);
  const company = await approveCompany(ctx, before.id);
  if (!company) throw alreadyDecided();
  await note(ctx, member, { action: 'companies.approve', company });
  return company;
}

/** Rejects a waiting company with a reason; it may correct its data and ask again. */
export async function reject(
  ctx: AdministratorContext,
  member: MemberRow,
  reason: string,
): Promise<CompanyRow> {
  const before = companyOf(member);
  const company = await rejectCompany(ctx, before.id, reason);
  if (!company) throw alreadyDecided();
  await note(ctx, member, { action: 'companies.reject', company });
  return company;
}

const alreadyDecided = () => new AppError('conflict', m.alreadyDecided);

function companyOf({ company }: MemberRow): CompanyRow {
  if (!company) throw new AppError('conflict', m.notACompany);
  return company;
}

interface Decision {
  action: 'companies.approve' | 'companies.reject';
  company: CompanyRow;
}

async function note(ctx: AdministratorContext, { user }: MemberRow, { action, company }: Decision) {
  const { id, name, rejectMessage } = company;
  const details = { username: user.username, ...(rejectMessage && { reason: rejectMessage }) };
  await recordAudit(ctx, { action, subjectType: 'company', subjectId: id, subjectName: name, details });
}
