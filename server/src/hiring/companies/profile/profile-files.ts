import { and, count, eq } from 'drizzle-orm';
import { companyProfileTexts as m } from '@ieum/contract/hiring/companies/texts.ts';
import { findFile, type FileStore } from '#foundation/files/public.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import { companyFileKinds, registrationKinds } from '#platform/files/file-kinds.ts';
import type { CompanyContext, Context, Db } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import type { Upload } from '#kit/http/upload.ts';
import { setCompanyFile } from '../register.ts';
import { companies, companyFiles, type CompanyRow } from '../tables.ts';

const MAX_FILES = 10;
const kindsOf = {
  LOGO: 'logo',
  BUSINESS_REGISTRATION: registrationKinds,
  PROFILE: companyFileKinds,
} as const;

interface ProfileFile {
  type: 'LOGO' | 'BUSINESS_REGISTRATION' | undefined;
  upload: Upload;
}

/**
 * Adds a file to a company's own profile: a logo, new documents while not approved, or a profile file, ten at
 * most.
 */
export async function addCompanyFile(
  ctx: Context<'company'>,
  fileStore: FileStore,
  { type, upload }: ProfileFile,
): Promise<FileRow> {
  const company = await findCompany(ctx.db, ctx.actor.companyId);
  if (type === 'BUSINESS_REGISTRATION' && company.approval === 'APPROVED')
    throw new AppError('conflict', m.registrationFixed);
  if (!type) await rejectTooMany(ctx.db, company.id);
  const file = await fileStore.store(ctx, upload, {
    type: type ?? null,
    ownerId: ctx.actor.userId,
    kinds: kindsOf[type ?? 'PROFILE'],
    isPublic: false,
  });
  return ctx.transact(async (tx) => {
    const locked = await findCompany(tx.db, company.id, 'update');
    if (!type) await rejectTooMany(tx.db, company.id);
    return setCompanyFile(tx, fileStore, { company: locked, file });
  });
}

async function findCompany(db: Db, id: string, lock?: 'update'): Promise<CompanyRow> {
  const query = db.select().from(companies).where(eq(companies.id, id));
  const [company] = lock ? await query.for(lock) : await query;
  if (!company) throw notFound();
  return company;
}

async function rejectTooMany(db: Db, companyId: string) {
  const [current] = await db
    .select({ n: count() })
    .from(companyFiles)
    .where(eq(companyFiles.companyId, companyId));
  if ((current?.n ?? 0) >= MAX_FILES) throw new AppError('conflict', m.tooManyFiles);
}

export interface CompanyFile {
  file: FileRow;
  companyId: string;
  isLogo: boolean;
}

/** A profile file or logo with its company; undefined for any other file. */
export async function findCompanyFile(
  db: Db,
  companyId: string,
  fileId: string,
): Promise<CompanyFile | undefined> {
  const file = await findFile(db, fileId);
  if (!file) return undefined;
  const [asLogo] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.logoFileId, fileId), eq(companies.id, companyId)));
  if (asLogo) return { file, companyId: asLogo.id, isLogo: true };
  const [asProfile] = await db.select().from(companyFiles).where(eq(companyFiles.fileId, fileId));
  return asProfile && { file, companyId: asProfile.companyId, isLogo: false };
}

/** Removes a file from the profile; its bytes are deleted by the next sweep. */
export async function removeCompanyFile(
  ctx: CompanyContext,
  fileStore: FileStore,
  current: CompanyFile,
): Promise<void> {
  if (current.isLogo)
    await ctx.db.update(companies).set({ logoFileId: null }).where(eq(companies.id, current.companyId));
  else await ctx.db.delete(companyFiles).where(eq(companyFiles.fileId, current.file.id));
  await fileStore.release(ctx, [current.file.id]);
}
