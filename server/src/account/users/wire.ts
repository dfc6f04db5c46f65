import { rightsOf } from '@ieum/contract/common/rights.ts';
import type { z } from 'zod';
import type {
  CompanyJoin,
  Me,
  MeRevision,
  PersonJoin,
  users as contract,
} from '@ieum/contract/account/users/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Joining } from './join.ts';
import type { Profile } from './queries.ts';
import type { Lost } from './recover.ts';
import type { Revision } from './revise.ts';

/** Wire → the input of join(). */
export function fromJoin(body: z.output<typeof PersonJoin> | z.output<typeof CompanyJoin>): Joining {
  const { _terms: termsIds, password: encryptedPassword, ...same } = body;
  const account = { ...same, termsIds, encryptedPassword };
  if (account.code === 'PERSON') return { ...account, userType: 'PERSON' };
  return { ...account, userType: 'COMPANY', website: account.website || null };
}

/** Wire → the account to search for. */
export function fromLost(body: Input<typeof contract.certify>['body']): Lost {
  const { phone } = body;
  if (body.kind === 'username') return { purpose: 'FIND_USERNAME', phone };
  return { purpose: 'FIND_PASSWORD', phone, username: body.username };
}

/** Wire → columns; omitted fields are left out. */
export function fromRevision({ _profile, ...rest }: z.output<typeof MeRevision>): Revision {
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...named, ...(_profile !== undefined && { profileFileId: _profile }) };
}

export const presentId = (id: string) => ({ user: { _id: id } });

export const presentExpiry = (expiresAt: Date) => ({ expiredAt: expiresAt.toISOString() });

/** Rows → GET /me. */
export function presentMe(
  { user, company, picture, logo, agreements }: Profile,
  { fileStore, lacksSecondFactor }: { fileStore: FileStore; lacksSecondFactor: boolean },
): Me {
  const { id, username, userType, name, phone, bornAt, gender, email, postcode, address1, address2 } = user;
  return {
    _id: id,
    username,
    userType,
    name,
    phone,
    bornAt,
    gender,
    email,
    postcode,
    address1,
    address2,
    scope: user.isConsole ? ['console'] : [],
    role: user.role,
    rights: user.role ? [...rightsOf(user.role)] : [],
    _profile: user.profileFileId,
    profile: picture && fileStore.present(picture),
    mustChangePassword: user.mustChangePassword,
    mustSetUpSecondFactor: lacksSecondFactor,
    agreements: agreements.map(({ termsId, version, agreedAt }) => ({
      _terms: termsId,
      version,
      agreedAt: agreedAt.toISOString(),
    })),
    company: company && {
      _id: company.id,
      name: company.name,
      logo: logo && fileStore.present(logo),
      approval: company.approval,
      rejectMsg: company.rejectMessage,
    },
    createdAt: user.createdAt.toISOString(),
  };
}
