import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { FileRef, Id, ListHeaders, listOf, listPart } from '../../common/schemas.ts';
import { companyPaths } from './paths.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as common } from '../../common/texts.ts';
import { CompanyRef, RecruitmentCard } from '../recruitments/schemas.ts';

// Companies as the public sees them; approved ones only, without account data.

const ShortText = z.string().max(400);
const Link = z.string().max(300).nullable();

/** A company in lists. */
export const CompanyCard = CompanyRef.extend({
  website: Link,
  address1: ShortText,
  /** Recruitments that are ON_GOING now. */
  recruitmentCount: z.int(),
});
export type CompanyCard = z.infer<typeof CompanyCard>;

/** A company's public page. */
export const Company = CompanyCard.extend({
  ceoName: ShortText,
  postcode: z.string().max(10),
  address2: ShortText,
  introduction: z.string().max(bounds.introduction),
  /** The files that the company put on its public page. */
  files: z.array(FileRef).max(10),
  socialLinks: z.object({ twitter: Link, facebook: Link, instagram: Link }),
  /** Only in responses to a caller with a token. */
  isLiked: z.boolean(),
  _like: Id.nullable(),
  createdAt: ShortText,
});
export type Company = z.infer<typeof Company>;

const ById = z.object({ _company: Id });

export const companies = endpointsOf('companies', {
  list: endpoint({
    ...companyPaths.list,
    summary: 'List the approved companies',
    query: z.strictObject({
      searchValue: z.string().trim().max(100, common.tooLong.key).optional(),
      ...listPart,
    }),
    headers: ListHeaders,
    response: listOf('companies', CompanyCard),
  }),
  read: endpoint({
    ...companyPaths.read,
    summary: 'Read the public page of a company',
    params: ById,
    response: z.object({ company: Company }),
  }),
  listRecruitments: endpoint({
    ...companyPaths.listRecruitments,
    summary: 'List the public recruitments of a company',
    params: ById,
    query: z.strictObject({ ...listPart }),
    headers: ListHeaders,
    response: listOf('recruitments', RecruitmentCard),
  }),
});
