import { and, eq, ne } from 'drizzle-orm';
import { companyProfileTexts as m } from '@ieum/contract/hiring/companies/texts.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { newId } from '#kit/db/ids.ts';
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
  input: CompanyFile,
): Promise<FileRow> {
  const { company, file } = input;
  const isPublic = file.type !== 'BUSINESS_REGISTRATION' && (await isApproved(work, company.id));
  const [attached = file] = await fileStore.attach(work, [file.id], {
    ownerId: file.ownerId ?? '',
    isPublic,
  });
  if (file.type === 'LOGO') await setLogo(work, fileStore, input);
  else if (file.type === 'BUSINESS_REGISTRATION') await setRegistration(work, fileStore, input);
  else
    await work.db
      .insert(companyFiles)
      .values({ companyId: company.id, fileId: file.id, createdAt: work.now });
  return attached;
}

/** Locks the company, so that a decision comes either before or after. */
async function isApproved({ db }: WriteContext, companyId: string): Promise<boolean> {
  const { approval, id } = companies;
  const [current] = await db.select({ approval }).from(companies).where(eq(id, companyId)).for('update');
  return current?.approval === 'APPROVED';
}

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
