import type { z } from 'zod';
import { mayUse } from '@ieum/contract/common/rights.ts';
import type { MemberDraft } from '@ieum/contract/site/members/endpoints.ts';
import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { userTexts as u } from '@ieum/contract/account/users/texts.ts';
import { AGE_MIN } from '@ieum/contract/account/users/enums.ts';
import type { DecryptCredential } from '#account/auth/public.ts';
import { approveCompany, registerCompany, suspendCompany } from '#hiring/companies/public.ts';
import { openNewPassword } from '#account/users/public.ts';
import { users } from '#account/users/tables.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { Context } from '#kit/context.ts';
import { addSeconds, ageOf } from '#kit/dates.ts';
import { forbidden, invalidAt } from '#kit/errors.ts';
import { newId } from '#kit/db/ids.ts';
import { rejectConflict } from './conflicts.ts';
import { fromDraft } from './draft-wire.ts';
import { recordAudit } from '../audit.ts';

export interface AccountDeps {
  decryptCredential: DecryptCredential;
  passwords: Passwords;
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
}

type Draft = z.output<typeof MemberDraft>;

/** An unused first password expires after a week. */
const FIRST_PASSWORD_SECONDS = 7 * 24 * 60 * 60;

/** Creates an account of any kind whose password must be changed after the first login; returns its id. */
export async function createMember(
  ctx: Context<'console'>,
  deps: AccountDeps,
  draft: Draft,
): Promise<string> {
  if (draft.userType === null && !mayUse(ctx.actor.role, 'administrators.write')) throw forbidden();
  const password = await openNewPassword(ctx, deps.decryptCredential, {
    field: 'password',
    encrypted: draft.password,
  });
  rejectBirth(draft.bornAt, ctx.now);
  const passwordHash = await deps.passwords.hash(password);
  return ctx.transact(async (tx) => {
    const id = newId();
    const { account, company } = fromDraft(draft);
    await tx.db
      .insert(users)
      .values({
        ...account,
        id,
        passwordHash,
        mustChangePassword: true,
        passwordExpiresAt: addSeconds(tx.now, FIRST_PASSWORD_SECONDS),
        createdAt: tx.now,
      })
      .catch(rejectConflict);
    if (company) await addCompany(tx, { ...company, userId: id }, draft);
    await recordAudit(tx, {
      action: 'users.create',
      subjectType: 'user',
      subjectId: id,
      subjectName: account.username,
      details: { userType: account.userType ?? 'ADMINISTRATOR' },
    });
    return id;
  });
}

type NewCompany = Parameters<typeof registerCompany>[1];

async function addCompany(tx: Context<'console'>, company: NewCompany, { approval, status }: Draft) {
  const companyId = await registerCompany(tx, { ...company, origin: 'CONSOLE' });
  if (approval === 'APPROVED') await approveCompany(tx, companyId);
  if (status === 'BLOCKED') await suspendCompany(tx, companyId, true);
}

/** 400 for an impossible birth date or a person too young to sign up. */
export function rejectBirth(bornAt: string | null | undefined, now: Date): void {
  if (!bornAt) return;
  const age = ageOf(bornAt, now);
  if (age === undefined || age < 0) throw invalidAt('bornAt', u.bornAtInvalid);
  if (age < AGE_MIN) throw invalidAt('bornAt', u.tooYoung);
}

/** 400 when a person has a company's details or the reverse. */
export function rejectForeign(
  userType: 'PERSON' | 'COMPANY' | null,
  input: { bornAt?: unknown; gender?: unknown; ceoName?: unknown; website?: unknown },
): void {
  const foreign =
    userType === 'COMPANY' ? (['bornAt', 'gender'] as const) : (['ceoName', 'website'] as const);
  const field = foreign.find((name) => input[name] !== undefined && input[name] !== null);
  if (field) throw invalidAt(field, m.notForType);
}
