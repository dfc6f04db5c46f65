import { z } from 'zod';
import { addressPart, FileRef, freeText, Id, Nothing } from './common.ts';
import { approvals } from './company-profile.enums.ts';
import { companyProfilePaths } from './company-profile.paths.ts';
import { endpoint } from './endpoint.ts';
import { FILE_MAX_BYTES } from './files.enums.ts';
import { commonMessages as c } from './messages/common.ts';
import { userMessages as m } from './messages/users.ts';
import {
  Address1,
  Address2,
  CeoName,
  CompanyName,
  Email,
  phoneOf,
  Postcode,
  Website,
} from './users.fields.ts';

// §7 Company and person side: a company's own profile; reachable while approval is awaited (§6, R13)

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
  email: z.string().max(254),
  ...addressPart,
  /** Plain text; its lines are kept. */
  introduction: z.string().max(5000),
  socialLinks: z.object({ twitter: Link, facebook: Link, instagram: Link }),
  logo: FileRef.nullable(),
  businessRegistration: FileRef.nullable(),
  files: z.array(FileRef),
  approval: z.enum(approvals),
  rejectMsg: z.string().max(500).nullable(),
  submittedAt: Stamp,
  approvedAt: Stamp.nullable(),
});
export type OwnCompany = z.infer<typeof OwnCompany>;

/** What a company may change; the name and the representative only before its approval. */
export const CompanyRevision = z.object({
  name: CompanyName.optional(),
  ceoName: CeoName.optional(),
  website: Website,
  phone: phoneOf(m.contactRequired.key, m.contactRequired.key, 8).optional(),
  email: Email.optional(),
  postcode: Postcode.optional(),
  address1: Address1.optional(),
  address2: Address2.optional(),
  introduction: freeText(5000).optional(),
  socialLinks: z.object({ twitter: Website, facebook: Website, instagram: Website }).optional(),
});

const response = z.object({ company: OwnCompany, approval: z.enum(approvals) });

export const companyProfile = {
  find: endpoint({ ...companyProfilePaths.find, response }),
  revise: endpoint({ ...companyProfilePaths.revise, body: CompanyRevision, response }),
  askApproval: endpoint({ ...companyProfilePaths.askApproval, body: z.object({}), response }),
  upload: endpoint({
    ...companyProfilePaths.upload,
    transaction: 'manual',
    /** LOGO must be an image; without a type the file belongs to the profile (.pdf .xlsx .jpg .png, §5). */
    form: z.object({ type: z.enum(['LOGO', 'BUSINESS_REGISTRATION'], c.unknownValue.key).optional() }),
    file: { maxBytes: FILE_MAX_BYTES },
    response: z.object({ file: FileRef }),
  }),
  removeFile: endpoint({
    ...companyProfilePaths.removeFile,
    params: z.object({ _file: Id }),
    response: Nothing,
  }),
};
