import { and, eq, ne } from 'drizzle-orm';
import { companyProfileTexts as m } from '@ieum/contract/hiring/companies/texts.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { companyWaiting } from './events.ts';
import { companies, companyFiles, type CompanyRow } from './tables.ts';

export interface NewCompany extends Pick<
  CompanyRow,
  'name' | 'ceoName' | 'website' | 'phone' | 'email' | 'postcode' | 'address1' | 'address2'
> {
  userId: string;
  /** The origin of the account; the waiting times of approval count companies that signed up themselves. */
  origin?: 'SIGN_UP' | 'CONSOLE';
}

/** Creates a company that awaits its approval; returns its id. */
export async function registerCompany(
  { db, now, emit }: Pick<Work, 'db' | 'now' | 'emit'>,
  company: NewCompany,
): Promise<string> {
  const id = newId();
  const { userId, name, ceoName, website, phone, email, postcode, address1, address2, origin } = company;
  await db.insert(companies).values({
    id,
    userId,
    name,
    ceoName,
    website,
    phone,
    email,
    postcode,
    address1,
    address2,
    origin,
    approval: 'PENDING',
    submittedAt: now,
    createdAt: now,
  });
  await emit(companyWaiting({ companyId: id, isAgain: false }));
  return id;
}

interface CompanyFile {
  company: CompanyRow;
  file: FileRow;
}
type WriteContext = Pick<Work, 'db' | 'now'>;

/** Attaches a stored file by its type: logo, business registration, or profile file; public once approved. */
export async function setCompanyFile(
  work: WriteContext,
  fileStore: FileStore,
  input: { company: Pick<CompanyRow, 'id'>; file: FileRow },
): Promise<FileRow> {
  const { file } = input;
  const company = await lockCompany(work, input.company.id);
  const isPublic = file.type !== 'BUSINESS_REGISTRATION' && company.approval === 'APPROVED';
  const [attached = file] = await fileStore.attach(work, [file.id], {
    ownerId: file.ownerId ?? '',
    isPublic,
  });
  if (file.type === 'LOGO') await setLogo(work, fileStore, { company, file });
  else if (file.type === 'BUSINESS_REGISTRATION') await setRegistration(work, fileStore, { company, file });
  else
    await work.db
      .insert(companyFiles)
      .values({ companyId: company.id, fileId: file.id, createdAt: work.now });
  return attached;
}

/** A decision comes either before or after, and of two files at once the second replaces the first. */
const lockCompany = async ({ db }: WriteContext, id: string): Promise<CompanyRow> =>
  one(await db.select().from(companies).where(eq(companies.id, id)).for('update'));

async function setLogo(work: WriteContext, fileStore: FileStore, { company, file }: CompanyFile) {
  await work.db.update(companies).set({ logoFileId: file.id }).where(eq(companies.id, company.id));
  if (company.logoFileId) await fileStore.release(work, [company.logoFileId]);
}

/** Documents that an administrator has approved cannot be replaced. */
async function setRegistration(work: WriteContext, fileStore: FileStore, { company, file }: CompanyFile) {
  const changed = await work.db
    .update(companies)
    .set({ businessRegistrationFileId: file.id })
    .where(and(eq(companies.id, company.id), ne(companies.approval, 'APPROVED')))
    .returning({ id: companies.id });
  if (changed.length === 0) throw new AppError('conflict', m.registrationFixed);
  if (company.businessRegistrationFileId) await fileStore.release(work, [company.businessRegistrationFileId]);
}
