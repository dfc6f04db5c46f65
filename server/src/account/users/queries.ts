import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies, type CompanyRow } from '#hiring/companies/tables.ts';
import { files, type FileRow } from '#foundation/files/tables.ts';
import { termsAgreements } from '#account/terms/tables.ts';
import { withdrawals } from '#site/withdrawals/tables.ts';
import { fingerprints, type Secrets } from '#platform/crypto.ts';
import type { Db } from '#kit/context.ts';
import { users, type UserRow } from './tables.ts';

/** Whether an account has this username or had it before its member left. */
export async function isUsernameTaken(db: Db, secrets: Secrets, username: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return row !== undefined || isUsernameSpent(db, secrets, username);
}

/** Whether a withdrawn member had this username. */
export async function isUsernameSpent(db: Db, secrets: Secrets, username: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(inArray(withdrawals.usernameHash, fingerprints(secrets, username)));
  return row !== undefined;
}

export interface Profile {
  user: UserRow;
  company: CompanyRow | null;
  picture: FileRow | null;
  logo: FileRow | null;
  agreements: { termsId: string; version: number; agreedAt: Date }[];
}

/** The columns that GET /me returns. */
export async function findProfile(db: Db, userId: string): Promise<Profile | undefined> {
  const picture = alias(files, 'picture');
  const logo = alias(files, 'logo');
  const [row] = await db
    .select({ user: users, company: companies, picture, logo })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(picture, eq(picture.id, users.profileFileId))
    .leftJoin(logo, eq(logo.id, companies.logoFileId))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const agreements = await db
    .select()
    .from(termsAgreements)
    .where(eq(termsAgreements.userId, userId))
    .orderBy(asc(termsAgreements.agreedAt), asc(termsAgreements.termsId));
  return { ...row, agreements };
}

export interface Applicant {
  user: UserRow;
  company: CompanyRow;
}

/** A company account by its user's id. */
export async function findCompanyAccount(db: Db, userId: string): Promise<Applicant | undefined> {
  const [row] = await db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.userType, 'COMPANY')));
  return row;
}
