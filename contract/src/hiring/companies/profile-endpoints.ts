import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { addressPart, FileRef, freeText, Id, Nothing } from '../../common/schemas.ts';
import { approvals } from '../../account/users/enums.ts';
import { companyProfilePaths } from './profile-paths.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { FILE_MAX_BYTES } from '../../foundation/files/enums.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { userTexts as m } from '../../account/users/texts.ts';
import {
  Address1,
  Address2,
  CeoName,
  CompanyName,
  Email,
  phoneOf,
  Postcode,
  Website,
} from '../../account/users/fields.ts';

// A company's own profile; reachable before approval

const Stamp = z.string().max(40);
const Link = z.string().max(300).optional();

/** A company's own profile with its approval. */
export const OwnCompany = z.object({
  _id: z.string().max(64),
  _user: z.string().max(64),
  name: z.string().max(100),
  ceoName: z.string().max(50),
  website: z.string().max(300).nullable(),
  phone: z.string().max(20),
  email: z.string().max(bounds.email),
  ...addressPart,
  /** Plain text with its line breaks. */
  introduction: z.string().max(bounds.introduction),
  socialLinks: z.object({ twitter: Link, facebook: Link, instagram: Link }),
  logo: FileRef.nullable(),
  businessRegistration: FileRef.nullable(),
  files: z.array(FileRef),
  approval: z.enum(approvals),
  rejectMsg: z.string().max(500).nullable(),
  submittedAt: Stamp,
  approvedAt: Stamp.nullable(),
  version: z.int(),
});
export type OwnCompany = z.infer<typeof OwnCompany>;

/**
 * The changes that a company may make; of the name and the representative only before its approval, of the
 * e-mail address after its confirmation.
 */
export const CompanyRevision = z.object({
  name: CompanyName.optional(),
  ceoName: CeoName.optional(),
  website: Website,
  phone: phoneOf(m.contactRequired.key, 8).optional(),
  email: Email.optional(),
  postcode: Postcode.optional(),
  address1: Address1.optional(),
  address2: Address2.optional(),
  introduction: freeText(bounds.introduction).optional(),
  socialLinks: z.object({ twitter: Website, facebook: Website, instagram: Website }).optional(),
  /** If it is sent and the profile has changed since, the answer is 409 with `current`. */
  version: z.int().min(0).optional(),
});

const response = z.object({ company: OwnCompany, approval: z.enum(approvals) });

export const companyProfile = endpointsOf('companyProfile', {
  find: endpoint({ ...companyProfilePaths.find, summary: "Read the caller's own company", response }),
  revise: endpoint({
    ...companyProfilePaths.revise,
    summary: "Change the caller's own company",
    body: CompanyRevision,
    response,
  }),
  /**
   * A new e-mail address takes effect once its link was followed; from then on every notification goes there.
   */
  confirmEmail: endpoint({
    ...companyProfilePaths.confirmEmail,
    summary: 'Confirm a new e-mail address of the company',
    body: z.object({ token: z.string().max(1000) }),
    response,
  }),
  askApproval: endpoint({
    ...companyProfilePaths.askApproval,
    summary: 'Ask for approval again after a rejection',
    body: z.object({}),
    response,
  }),
  upload: endpoint({
    ...companyProfilePaths.upload,
    summary: 'Add a logo or a file to the company profile',
    transaction: 'manual',
    /** LOGO must be an image; without a type the file belongs to the profile (.pdf .xlsx .jpg .png). */
    form: z.object({ type: z.enum(['LOGO', 'BUSINESS_REGISTRATION'], c.unknownValue.key).optional() }),
    file: { maxBytes: FILE_MAX_BYTES },
    response: z.object({ file: FileRef }),
  }),
  removeFile: endpoint({
    ...companyProfilePaths.removeFile,
    summary: 'Remove a file from the company profile',
    params: z.object({ _file: Id }),
    response: Nothing,
  }),
});
