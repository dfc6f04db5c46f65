import type {
  PublicTermsVersion,
  terms,
  WholePublicVersion,
} from '@ieum/contract/account/terms/endpoints.ts';
import { termsPaths } from '@ieum/contract/account/terms/paths.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import { isNotFound } from '#lib/document/is-not-found.ts';
import { readVersion } from './page-query.ts';

export type { PublicTermsVersion, WholePublicVersion };

/** The texts that have a page of their own, and its address. */
export const policyPaths = { service: '/service-policy', privacy: '/privacy-policy' } as const;
export type PolicyCode = keyof typeof policyPaths;

/** The address of one version of a policy; the one in force has the address of the page. */
export const versionAddress = (code: PolicyCode, { version, state }: PublicTermsVersion): string =>
  state === 'PRESENT' ? policyPaths[code] : `${policyPaths[code]}?version=${version}`;

export interface Policy {
  code: PolicyCode;
  /** The versions without their texts, the last one to come into force first. */
  versions: PublicTermsVersion[];
  /** The version that the address asks for; undefined where there is none. */
  shown: WholePublicVersion | undefined;
}

const SHOWN = 100;

/** The versions of a policy and the text of the one that the address asks for. */
export async function readPolicy(code: PolicyCode, { url }: Request, send?: Send): Promise<Policy> {
  const api = apiOf<typeof terms>(termsPaths, send);
  const version = readVersion(new URL(url).searchParams) || 'present';
  const find = async () => {
    try {
      return (await api.findPublished({ params: { code, version } })).version;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
  const [{ versions }, shown] = await Promise.all([
    api.listPublished({ params: { code }, query: { limit: SHOWN } }),
    find(),
  ]);
  return { code, versions, shown };
}
