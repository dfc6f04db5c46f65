import type { Role } from '../../contract/src/common/rights.ts';
import { openKeyRing } from '../../server/src/account/auth/keys.ts';
import { sessions } from '../../server/src/account/auth/tables.ts';
import { createTokens, type Tokens } from '../../server/src/account/auth/tokens.ts';
import { companies, type CompanyRow } from '../../server/src/hiring/companies/tables.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { one } from '../../server/src/kit/db/rows.ts';
import { createPasswords } from '../../server/src/platform/passwords.ts';
import { users, type UserRow } from '../../server/src/account/users/tables.ts';
import { SECRET } from './instance.ts';
import { anAddress, sendRaw, type Answer } from './http.ts';

export const PASSWORD = 'Attack!2026';

export interface Actor {
  user: UserRow;
  company?: CompanyRow;
  token: string;
  /** The session's row. */
  sessionId: string;
}

export interface Options {
  body?: unknown;
  headers?: Record<string, string>;
}

export type Call = (
  actor: Pick<Actor, 'token'> | undefined,
  method: string,
  path: string,
  options?: Options,
) => Promise<Answer>;

let phones = 0;
const aPhone = () => `0105${String((phones += 1)).padStart(7, '0')}`;
const aUsername = () => `a${newId().replaceAll('-', '').slice(-14)}`;

/** Calls a product; every call comes from an address of its own. */
const createCall =
  (url: string): Call =>
  (actor, method, path, { body, headers } = {}) => {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    return sendRaw(url, {
      method,
      path,
      headers: {
        'x-forwarded-for': anAddress(),
        ...(actor && { authorization: `Bearer ${actor.token}` }),
        ...(!isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as string | Buffer) : JSON.stringify(body) }),
    });
  };

function createLogins(db: Db, tokens: Tokens) {
  const tokenOf = ({ id: userId, userType, isConsole }: UserRow, sessionId: string, at: Date) =>
    tokens.sign({ userId, userType, isConsole, sessionId }, at);

  /** Logs a user in: a session row and a token for it. */
  async function logIn(user: UserRow, company?: CompanyRow): Promise<Actor> {
    const sessionId = newId();
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await db.insert(sessions).values({
      id: sessionId,
      userId: user.id,
      isKept: false,
      userAgent: 'attack',
      address: '',
      expiresAt,
    });
    return {
      user,
      ...(company && { company }),
      sessionId,
      token: await tokenOf(user, sessionId, new Date()),
    };
  }

  return { tokenOf, logIn };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Creates accounts in a product's database and calls it as them. */
export async function openWorld(db: Db, url: string) {
  const { tokenOf, logIn } = createLogins(db, createTokens(await openKeyRing(db, [SECRET])));
  const passwordHash = await createPasswords().hash(PASSWORD);

  async function anAccount(input: Partial<typeof users.$inferInsert> & { name: string }): Promise<UserRow> {
    const values = {
      username: aUsername(),
      phone: aPhone(),
      email: 'somebody@example.com',
      passwordHash,
      ...input,
    };
    return one(await db.insert(users).values(values).returning());
  }

  const aPerson = async (input: Partial<typeof users.$inferInsert> = {}) =>
    logIn(
      await anAccount({ userType: 'PERSON', name: '홍길동', gender: 'MALE', bornAt: '19900215', ...input }),
    );

  async function aCompany(input: Partial<typeof companies.$inferInsert> = {}): Promise<Required<Actor>> {
    const user = await anAccount({ userType: 'COMPANY', name: input.name ?? '한빛정밀' });
    const values = {
      userId: user.id,
      name: user.name,
      ceoName: '김대표',
      approval: 'APPROVED' as const,
      ...input,
    };
    const company = one(await db.insert(companies).values(values).returning());
    return { ...(await logIn(user, company)), company };
  }

  const anAdministrator = async (role: Role = 'OWNER') =>
    logIn(await anAccount({ userType: null, isConsole: true, role, name: '관리자' }));

  let owner: Promise<Actor> | undefined;
  /** The same owner at every call. */
  const theAdministrator = () => (owner ??= anAdministrator());

  const call = createCall(url);
  return { db, url, call, logIn, tokenOf, aPerson, aCompany, anAdministrator, theAdministrator };
}
