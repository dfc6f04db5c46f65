import type { Company, CompanyCard } from '@ieum/contract/hiring/companies/endpoints.ts';
import type { CompanyRef } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { fillPath } from '@ieum/contract/common/endpoint.ts';
import { filePaths } from '@ieum/contract/foundation/files/paths.ts';
import type { CompanyCardRow, PublicCompanyRow } from './visitor-queries.ts';
import type { z } from 'zod';

type RefColumns = Pick<CompanyCardRow, 'id' | 'name' | 'logoFileId'>;

/** A company inside other responses; logos are public files. */
export const presentCompanyRef = ({ id, name, logoFileId }: RefColumns): z.infer<typeof CompanyRef> => ({
  _id: id,
  name,
  logo: logoFileId ? { url: fillPath(filePaths.read.path, { _file: logoFileId }) } : null,
});

/** Row → card in lists. */
export const presentCompanyCard = (row: CompanyCardRow): CompanyCard => ({
  ...presentCompanyRef(row),
  website: row.website,
  address1: row.address1,
  recruitmentCount: row.recruitmentCount,
});

interface PublicDetails {
  /** The caller's bookmark. */
  bookmarkId: string | undefined;
  files: Company['files'];
}

/** Row → public page; the columns include no account data. */
export const presentPublicCompany = (
  row: PublicCompanyRow,
  { bookmarkId, files }: PublicDetails,
): Company => ({
  ...presentCompanyCard(row),
  ceoName: row.ceoName,
  postcode: row.postcode,
  address2: row.address2,
  introduction: row.introduction,
  files,
  socialLinks: {
    twitter: row.socialLinks.twitter ?? null,
    facebook: row.socialLinks.facebook ?? null,
    instagram: row.socialLinks.instagram ?? null,
  },
  isLiked: bookmarkId !== undefined,
  _like: bookmarkId ?? null,
  createdAt: row.createdAt.toISOString(),
});
