import type { z } from 'zod';
import type { CompanyRevision, OwnCompany } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { toIso } from '#kit/dates.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { OwnProfile } from './profile-queries.ts';
import type { ProfileRevision } from './revise-profile.ts';
import type { SocialLinks } from '../tables.ts';

/** Rows → GET /company. */
export function presentOwnCompany(profile: OwnProfile, fileStore: FileStore): OwnCompany {
  const { company, logo, registration, files } = profile;
  const { name, ceoName, website, phone, email, postcode, address1, address2, introduction, approval } =
    company;
  return {
    _id: company.id,
    _user: company.userId ?? '',
    name,
    ceoName,
    website,
    phone,
    email,
    postcode,
    address1,
    address2,
    introduction,
    approval,
    socialLinks: company.socialLinks,
    logo: logo && fileStore.present(logo),
    businessRegistration: registration && fileStore.present(registration),
    files: files.map(fileStore.present),
    rejectMsg: company.rejectMessage,
    submittedAt: company.submittedAt.toISOString(),
    approvedAt: approval === 'APPROVED' ? toIso(company.decidedAt) : null,
    version: company.version,
  };
}

type Body = z.output<typeof CompanyRevision>;

/** Wire → columns; omitted fields are left out, an empty link means none. */
export function fromRevision({ website, socialLinks, ...rest }: Omit<Body, 'version'>): ProfileRevision {
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...named,
    ...(website !== undefined && { website: website || null }),
    ...(socialLinks && { socialLinks: linksOf(socialLinks) }),
  };
}

const linksOf = (links: NonNullable<Body['socialLinks']>): SocialLinks =>
  Object.fromEntries(Object.entries(links).filter(([, link]) => Boolean(link)));
