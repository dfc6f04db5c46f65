import { eq, sql, type SQL } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { COUNT_CAP } from '#kit/db/pagination.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { searchedMembers } from '../tables.ts';

const FEWEST_DIGITS = 8;

/** A search that finds more rows by the index is slower than reading members in the order of a list. */
const MAX_INDEXED = 2 * COUNT_CAP;

/** The same condition in the fastest form for each use. */
export interface FoundMembers {
  /** For a page in the order of joining, in which a common text is soon found. */
  byTime: SQL;
  /** For a page in the order of names, in which those with a common text may all be at the end. */
  byName: SQL;
  count: SQL;
  /** The same for a row of `memberNgrams`; undefined for what is not in it. */
  ofNgrams: SQL | undefined;
  /** Whether there are certainly more than a list counts, among all members. */
  isBeyondCount: boolean;
  /** Whether so many match that a page in the order of joining is soon full. */
  isFrequent: boolean;
}

/**
 * The condition of a search: words that are parts of a username, a name, or the name or representative of a company;
 * or a whole telephone number or e-mail address, so that masked data cannot be found out part by part.
 */
export async function findByText(db: Db, searchValue: string | undefined): Promise<FoundMembers | undefined> {
  if (!searchValue) return undefined;
  const whole = ofPhone(searchValue) ?? ofEmail(searchValue);
  if (whole)
    return {
      byTime: whole,
      byName: whole,
      count: whole,
      ofNgrams: undefined,
      isBeyondCount: false,
      isFrequent: false,
    };
  const found = await findWords(db, { tables: searchedMembers, id: users.id }, searchValue);
  if (!found) return undefined;
  const isBeyondCount = found.expected > MAX_INDEXED;
  const [counted, ofNgrams] =
    isBeyondCount || found.isCommon
      ? [found.compared, found.ofNgrams.compared]
      : [found.indexed, found.ofNgrams.indexed];
  return {
    byTime: found.page,
    byName: counted,
    count: counted,
    ofNgrams,
    isBeyondCount,
    isFrequent: found.isFrequent,
  };
}

function ofPhone(searchValue: string): SQL | undefined {
  const digits = searchValue.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS) return undefined;
  return ofAccountOrCompany(eq(users.phone, digits), eq(companies.phone, digits));
}

function ofEmail(searchValue: string): SQL | undefined {
  if (!searchValue.includes('@')) return undefined;
  return ofAccountOrCompany(
    isEmail(sql`${users.email}`, searchValue),
    isEmail(sql`${companies.email}`, searchValue),
  );
}

/** Two reads of an index: a condition on both tables of a join would read every member. */
const ofAccountOrCompany = (ofAccount: SQL, ofCompany: SQL): SQL =>
  sql`${users.id} in (
    select ${users.id} from ${users} where ${ofAccount}
    union all select ${companies.userId} from ${companies} where ${ofCompany})`;

const isEmail = (column: SQL, email: string): SQL => sql`lower(${column}) = ${email.toLowerCase()}`;
