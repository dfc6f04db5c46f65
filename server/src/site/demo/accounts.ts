import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import type { Passwords } from '#platform/passwords.ts';
import { users } from '#account/users/tables.ts';
import { demoCompanies, type DemoCompany } from './companies.data.ts';
import { demoPersons, type DemoPerson } from './persons.data.ts';
import { readOpenAccounts } from './open-accounts.ts';
import { at } from './demo-context.ts';
import { demoAccounts } from './tables.ts';

export interface SeededCompany extends DemoCompany {
  userId: string;
  companyId: string;
}
export interface SeededPerson extends DemoPerson {
  userId: string;
}

/** Accounts without a published password cannot log in. */
const CLOSED = 'closed';

async function hashAll(passwords: Passwords): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(
      readOpenAccounts().map(
        async ({ username, password }) => [username, await passwords.hash(password)] as const,
      ),
    ),
  );
}

/** Creates the administrator, the companies and the people; hashing happens before any transaction. */
export async function prepareAccounts(passwords: Passwords, now: Date) {
  const hashes = await hashAll(passwords);
  const hashOf = (username: string) => hashes.get(username) ?? CLOSED;

  async function insert(db: Db) {
    const administratorId = newId();
    await db.insert(users).values({
      id: administratorId,
      username: 'admin',
      passwordHash: hashOf('admin'),
      name: '센터 관리자',
      email: 'admin@ieum.example',
      isConsole: true,
      role: 'OWNER',
      createdAt: at(now, -400),
    });
    const made = {
      companies: await insertCompanies(db, hashOf, now),
      persons: await insertPersons(db, hashOf, now),
    };
    const ids = [administratorId, ...[...made.companies, ...made.persons].map(({ userId }) => userId)];
    await db.insert(demoAccounts).values(ids.map((userId) => ({ userId })));
    return { administratorId, ...made };
  }
  return { insert };
}

async function insertCompanies(
  db: Db,
  hashOf: (username: string) => string,
  now: Date,
): Promise<SeededCompany[]> {
  const seeded = demoCompanies.map((one) => ({ ...one, userId: newId(), companyId: newId() }));
  const madeAt = ({ waits }: DemoCompany, i: number) => (waits ? at(now, 0, -waits) : at(now, -300 + i * 5));
  await db.insert(users).values(
    seeded.map((one, i) => ({
      id: one.userId,
      username: one.username,
      passwordHash: hashOf(one.username),
      userType: 'COMPANY' as const,
      name: one.name,
      phone: one.phone.replaceAll('-', ''),
      email: one.email,
      postcode: one.postcode,
      address1: one.address1,
      address2: one.address2,
      createdAt: madeAt(one, i),
    })),
  );
  await db.insert(companies).values(
    seeded.map((one, i) => ({
      id: one.companyId,
      userId: one.userId,
      name: one.name,
      ceoName: one.ceoName,
      website: one.website,
      phone: one.phone,
      email: one.email,
      postcode: one.postcode,
      address1: one.address1,
      address2: one.address2,
      introduction: one.introduction,
      approval: one.waits ? ('PENDING' as const) : ('APPROVED' as const),
      submittedAt: madeAt(one, i),
      decidedAt: one.waits ? null : at(now, -298 + i * 5),
      createdAt: madeAt(one, i),
    })),
  );
  return seeded;
}

async function insertPersons(
  db: Db,
  hashOf: (username: string) => string,
  now: Date,
): Promise<SeededPerson[]> {
  const seeded = demoPersons.map((one) => ({ ...one, userId: newId() }));
  await db.insert(users).values(
    seeded.map((one, i) => ({
      id: one.userId,
      username: one.username,
      passwordHash: hashOf(one.username),
      userType: 'PERSON' as const,
      name: one.name,
      phone: one.phone,
      email: one.email,
      bornAt: one.bornAt,
      gender: one.gender,
      postcode: '03925',
      address1: one.address1,
      address2: `${101 + i}호`,
      createdAt: at(now, -200 + i * 2),
    })),
  );
  return seeded;
}
