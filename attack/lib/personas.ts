import { generateKeyPair, SignJWT } from 'jose';
import { admit } from '../../server/src/kit/http/gate.ts';
import type { Actor as Member } from '../../server/src/kit/context.ts';
import type { Endpoint } from '../../contract/src/common/endpoint.ts';
import { roles } from '../../contract/src/common/rights.ts';
import type { SharedRows } from './endpoint-calls.ts';
import type { Tenant } from './tenant.ts';
import type { Actor, World } from './world.ts';

/** A kind of caller that tries every endpoint. */
export interface Persona {
  name: string;
  token: string | undefined;
  /** The account that the product should see; undefined is a visitor. */
  member: Member | undefined;
  /** The token is invalid: every call is rejected. */
  isRejected: boolean;
  /** The tenant whose rows are the persona's own. */
  tenant: Tenant | undefined;
}

const shared = { username: '', sessionId: '' };

function memberOf({ user, company }: Actor): Member {
  const { id: userId, userType } = user;
  if (userType === 'PERSON') return { ...shared, userId, userType, isConsole: false };
  if (userType === 'COMPANY')
    return {
      ...shared,
      userId,
      userType,
      isConsole: false,
      companyId: company?.id ?? '',
      isApproved: company?.approval === 'APPROVED',
    };
  return { ...shared, userId, userType: null, isConsole: true, role: user.role ?? 'VIEWER' };
}

const admitted = (name: string, actor: Actor, tenant?: Tenant): Persona => ({
  name,
  token: actor.token,
  member: memberOf(actor),
  isRejected: false,
  tenant,
});
const rejected = (name: string, token: string): Persona => ({
  name,
  token,
  member: undefined,
  isRejected: true,
  tenant: undefined,
});

/** All personas; they attack the rows of A. */
export async function personasOf(
  world: World,
  { a, b, shared }: { a: Tenant; b: Tenant; shared: SharedRows },
): Promise<Persona[]> {
  const { privateKey } = await generateKeyPair('EdDSA');
  const claims = { _user: a.person.user.id, userType: 'PERSON', scope: [], sid: a.person.sessionId };
  const foreign = new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: kidOf(a.person.token) });
  const issued = Math.floor(Date.now() / 1000);
  return [
    { name: 'visitor', token: undefined, member: undefined, isRejected: false, tenant: undefined },
    admitted('person', a.person, a),
    admitted('other person', b.person, b),
    admitted('pending company', b.pending),
    admitted('company', a.company, a),
    admitted('other company', b.company, b),
    admitted('console', shared.administrator),
    ...(await Promise.all(
      roles.slice(1).map(async (role) => admitted(role, await world.anAdministrator(role))),
    )),
    rejected('withdrawn person', shared.withdrawn.token),
    rejected(
      'expired token',
      await world.tokenOf(a.company.user, a.company.sessionId, new Date(Date.now() - 3_600_000)),
    ),
    rejected(
      'token of another installation',
      await foreign
        .setIssuedAt(issued)
        .setExpirationTime(issued + 600)
        .sign(privateKey),
    ),
  ];
}

const kidOf = (token: string) =>
  String((JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid);

/** The status with which an endpoint's gate rejects a persona, or undefined when it admits them. */
export function expectedStatus(endpoint: Endpoint, { isRejected, member }: Persona): 401 | 403 | undefined {
  // These calls read refresh tokens, which none of the personas has.
  if (isRejected) return endpoint.path.startsWith('/api/auth/') ? undefined : 401;
  try {
    admit(endpoint, member);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code === 'unauthenticated' ? 401 : 403;
  }
}
