import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { AGE_MIN, type Gender } from '@ieum/contract/account/users/enums.ts';
import { listAgreed, recordAgreements } from '#account/terms/public.ts';
import type { DecryptCredential } from '#account/auth/public.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { Context } from '#kit/context.ts';
import { ageOf } from '#kit/dates.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { newId } from '#kit/db/ids.ts';
import { violates } from '#platform/database/pg-errors.ts';
import type { CompanyPort } from './company-port.ts';
import { hasConfirmed, ownerOf, useConfirmation, type CodeOwner } from './codes.ts';
import { openNewPassword } from './passwords/new-password.ts';
import { isUsernameSpent } from './queries.ts';
import { users } from './tables.ts';

interface Account {
  username: string;
  encryptedPassword: string;
  name: string;
  phone: string;
  email: string;
  postcode: string;
  address1: string;
  address2: string;
  termsIds: readonly string[];
}
export type Joining = Account &
  (
    | { userType: 'PERSON'; bornAt: string; gender: Gender }
    | { userType: 'COMPANY'; ceoName: string; website: string | null }
  );

export interface JoinDeps extends Pick<CompanyPort, 'registerCompany'> {
  secrets: Secrets;
  decryptCredential: DecryptCredential;
  passwords: Passwords;
}

/**
 * Creates an account whose phone the same browser confirmed; a company awaits its approval. Returns the
 * user's id.
 */
export async function join(ctx: Context, deps: JoinDeps, joining: Joining): Promise<string> {
  const { userType, phone } = joining;
  const password = await openNewPassword(ctx, deps.decryptCredential, {
    field: 'password',
    encrypted: joining.encryptedPassword,
  });
  rejectTooYoung(joining, ctx.now);
  const agreed = await listAgreed(ctx.db, userType, joining.termsIds);
  const proof: CodeOwner = { purpose: 'JOIN', phone, owner: ownerOf(ctx.caller) };
  if (!(await hasConfirmed(ctx.db, proof, ctx.now))) throw phoneUnconfirmed();
  if (await isUsernameSpent(ctx.db, deps.secrets, joining.username)) throw usernameTaken();
  const passwordHash = await deps.passwords.hash(password);
  return ctx.transact(async (tx) => {
    if (!(await useConfirmation(tx, proof))) throw phoneUnconfirmed();
    const userId = await insertUser(tx, joining, passwordHash);
    await recordAgreements(tx, userId, agreed);
    if (joining.userType === 'COMPANY') await deps.registerCompany(tx, { ...joining, userId });
    return userId;
  });
}

const usernameTaken = () =>
  new AppError('conflict', m.usernameTaken, { fields: { username: m.usernameTaken } });
const phoneUnconfirmed = () => invalidAt('phone', m.phoneUnconfirmed);

function rejectTooYoung(joining: Joining, now: Date) {
  if (joining.userType !== 'PERSON') return;
  const age = ageOf(joining.bornAt, now);
  if (age === undefined || age < 0) throw invalidAt('bornAt', m.bornAtInvalid);
  if (age < AGE_MIN) throw invalidAt('bornAt', m.tooYoung);
}

async function insertUser(ctx: Context, joining: Joining, passwordHash: string): Promise<string> {
  const id = newId();
  const { username, userType, name, phone, email, postcode, address1, address2 } = joining;
  const personal = joining.userType === 'PERSON' ? { bornAt: joining.bornAt, gender: joining.gender } : {};
  const account = { id, username, passwordHash, userType, name, phone, email, postcode, address1, address2 };
  await ctx.db
    .insert(users)
    .values({ ...account, ...personal, locale: ctx.caller.locale, createdAt: ctx.now })
    .catch(rejectTaken);
  return id;
}

function rejectTaken(error: unknown): never {
  if (violates(error, 'users_username')) throw usernameTaken();
  if (violates(error, 'users_person_phone'))
    throw new AppError('conflict', m.phoneTaken, { fields: { phone: m.phoneTaken } });
  throw error;
}
