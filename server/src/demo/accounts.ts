import { companies } from '#companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { newId } from '#kit/ids.ts';
import type { Passwords } from '#platform/passwords.ts';
import { users } from '#users/tables.ts';
import { demoCompanies, type DemoCompany } from './companies.data.ts';
import { demoPersons, type DemoPerson } from './persons.data.ts';
import { at } from './play.ts';

export interface SeededCompany extends DemoCompany {
  userId: string;
  companyId: string;
}
export interface SeededPerson extends DemoPerson {
  userId: string;
}

/** The accounts anybody may try; nobody can log in as the others. */
const PASSWORDS: Record<string, string> = {
  admin: 'Admin!2026',
  company: 'Company!2026',
  pending: 'Pending!2026',
  person: 'Person!2026',
};
const CLOSED = 'closed';

async function hashAll(passwords: Passwords): Promise<Map<string, string>> {
  const names = Object.entries(PASSWORDS);
  const hashes = await Promise.all(names.map(([, password]) => passwords.hash(password)));
  return new Map(names.map(([username], i) => [username, hashes[i] ?? CLOSED]));
}

/** Makes the administrator, the companies and the people; hashing happens before any transaction. */
export async function prepareAccounts(passwords: Passwords, now: Date) {
  const hashes = await hashAll(passwords);
  const hashOf = (username: string) => hashes.get(username) ?? CLOSED;

  async function insert(db: Db) {
    await db.insert(users).values({
      username: 'admin',
      passwordHash: hashOf('admin'),
      name: '센터 관리자',
      isConsole: true,
      createdAt: at(now, -400),
    });
    return {
      companies: await insertCompanies(db, hashOf, now),
      persons: await insertPersons(db, hashOf, now),
    };
  }
  return { insert };
}

async function insertCompanies(
  db: Db,
  hashOf: (username: string) => string,
  now: Date,
): Promise<SeededCompany[]> {
  const seeded = demoCompanies.map((one) => ({ ...one, userId: newId(), companyId: newId() }));
  const madeAt = ({ waits }: DemoCompany, i: number) => (waits ? at(now, 0, -waits) : at(now, -300 + i * 9));
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
      decidedAt: one.waits ? null : at(now, -298 + i * 9),
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
      createdAt: at(now, -200 + i * 3),
    })),
  );
  return seeded;
}
