import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { files, type FileRow } from '#foundation/files/tables.ts';
import type { Db } from '#kit/context.ts';
import { companies, companyFiles, type CompanyRow } from '../tables.ts';

export interface OwnProfile {
  company: CompanyRow;
  logo: FileRow | null;
  registration: FileRow | null;
  files: FileRow[];
}

/** A company for itself, with its files. */
export async function findOwnProfile(db: Db, companyId: string): Promise<OwnProfile | undefined> {
  const logo = alias(files, 'logo');
  const registration = alias(files, 'registration');
  const [row] = await db
    .select({ company: companies, logo, registration })
    .from(companies)
    .leftJoin(logo, eq(logo.id, companies.logoFileId))
    .leftJoin(registration, eq(registration.id, companies.businessRegistrationFileId))
    .where(eq(companies.id, companyId));
  return row && { ...row, files: await listCompanyFiles(db, companyId) };
}

/** A company's profile files in the order of upload. */
export const listCompanyFiles = async (db: Db, companyId: string): Promise<FileRow[]> => {
  const rows = await db
    .select({ file: files })
    .from(companyFiles)
    .innerJoin(files, eq(files.id, companyFiles.fileId))
    .where(eq(companyFiles.companyId, companyId))
    .orderBy(asc(companyFiles.createdAt), asc(files.id));
  return rows.map(({ file }) => file);
};
