import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import type { DecryptCredential } from '#account/auth/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import { registrationKinds } from '#platform/files/file-kinds.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { Context } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError, tooMany } from '#kit/errors.ts';
import type { Upload } from '#kit/http/upload.ts';
import type { CompanyPort } from './company-port.ts';
import type { Applicant } from './queries.ts';

export interface RegistrationUploadDeps extends Pick<CompanyPort, 'setCompanyFile'> {
  decryptCredential: DecryptCredential;
  passwords: Passwords;
  limiter: Limiter;
  fileStore: FileStore;
}

interface RegistrationUpload {
  applicant: Applicant;
  type: 'BUSINESS_REGISTRATION' | 'LOGO';
  encryptedPassword: string;
  upload: Upload;
}

const FRESH_SECONDS = 24 * 60 * 60;
const TRIES = { max: 5, perSeconds: FRESH_SECONDS };

/**
 * Uploads a new company's documents on its first day without a login; the password, in at most five attempts,
 * proves the owner.
 */
export async function uploadRegistrationFile(
  ctx: Context,
  deps: RegistrationUploadDeps,
  { applicant, type, ...call }: RegistrationUpload,
): Promise<FileRow> {
  const { user, company } = applicant;
  if (addSeconds(user.createdAt, FRESH_SECONDS) < ctx.now)
    throw new AppError('conflict', m.registrationClosed);
  const key = `registration file ${user.id}`;
  const taken = await deps.limiter.take({ key, ...TRIES });
  if (!taken.ok) throw tooMany(taken.retryAfterSeconds);
  const password = await deps.decryptCredential(ctx.db, call.encryptedPassword, ctx.now);
  if (!(await deps.passwords.matches(password, user.passwordHash)))
    throw new AppError('forbidden', m.passwordWrong);
  await deps.limiter.clear(key);
  const kinds = type === 'LOGO' ? 'logo' : registrationKinds;
  const file = await deps.fileStore.store(ctx, call.upload, {
    type,
    ownerId: user.id,
    kinds,
    isPublic: false,
  });
  return ctx.transact((tx) => deps.setCompanyFile(tx, deps.fileStore, { company, file }));
}
