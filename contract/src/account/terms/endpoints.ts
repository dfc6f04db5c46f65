import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import {
  Day,
  freeText,
  Id,
  line,
  ListHeaders,
  listOf,
  listPart,
  markup,
  Nothing,
} from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { termsTexts as m } from './texts.ts';
import { termsPaths } from './paths.ts';
import { termsVersionStates } from './enums.ts';
import { userTypes } from '../users/enums.ts';

/** One of the terms to agree to; `content` is cleaned HTML, `necessary` is the 필수 flag. */
export const Terms = z.object({
  _id: z.string().max(64),
  code: z.string().max(40),
  userType: z.enum(userTypes).nullable(),
  subject: z.string().max(100),
  content: z.string().max(bounds.termsContent.markup),
  necessary: z.boolean(),
  /** Whether the sign-up form lists it. */
  isListed: z.boolean(),
  index: z.int(),
  /** The version of the wording, to which agreements refer. */
  version: z.int(),
  /** Counts every change of the row. */
  revision: z.int(),
  createdAt: z.string().max(40),
  updatedAt: z.string().max(40),
});
export type Terms = z.infer<typeof Terms>;

/** One version of the wording, as everybody may read it. */
export const PublicTermsVersion = z.object({
  version: z.int(),
  state: z.enum(termsVersionStates),
  /** When it comes or came into force. */
  effectiveAt: z.string().max(40),
  /** When it was made public. */
  createdAt: z.string().max(40),
  /** The differences from the version before, and their reason. */
  note: z.string().max(bounds.termsNote),
});
export type PublicTermsVersion = z.infer<typeof PublicTermsVersion>;

const WholePublicVersion = PublicTermsVersion.extend({
  content: z.string().max(bounds.termsContent.markup),
});
export type WholePublicVersion = z.infer<typeof WholePublicVersion>;

export const TermsVersion = PublicTermsVersion.extend({
  subject: z.string().max(100),
  necessary: z.boolean(),
  /** The author; null for the first versions of an installation. */
  writer: z.object({ name: z.string().max(100) }).nullable(),
  /** Members who agreed to this version. */
  agreementCount: z.int(),
});
export type TermsVersion = z.infer<typeof TermsVersion>;

const UserTypeName = z
  .string()
  .max(20)
  .transform((word) => word.toUpperCase())
  .pipe(z.enum(userTypes, c.unknownValue.key));

const Code = z
  .string({ error: m.codeInvalid.key })
  .max(40, m.codeInvalid.key)
  .regex(/^[a-z0-9-]{1,40}$/, m.codeInvalid.key);

/** The fields an administrator writes. */
export const TermsDraft = z.object({
  code: Code,
  userType: z.enum(userTypes, c.unknownValue.key).nullable(),
  subject: line(bounds.subject),
  content: markup(bounds.termsContent.markup).min(1, c.required.key),
  necessary: z.boolean(),
  isListed: z.boolean().optional(),
  index: z.int(c.notWhole.key).min(0).max(10_000).optional(),
});

/** How a changed wording becomes a new version. */
const versionPart = {
  /** The Seoul day from which the new wording is in force; without one, at once. */
  effectiveOn: Day.nullish(),
  note: freeText(bounds.termsNote).optional(),
};

const params = z.object({ _terms: Id });
const versionParams = z.object({ _terms: Id, version: z.string().max(10) });
const code = z.string().max(60);
const response = z.object({ terms: Terms });

export const terms = endpointsOf('terms', {
  list: endpoint({
    ...termsPaths.list,
    summary: 'List the terms in force',
    query: z.object({ userType: UserTypeName.optional() }),
    response: z.object({ termsList: z.array(Terms) }),
  }),
  find: endpoint({
    ...termsPaths.find,
    summary: 'Read the terms of a code',
    params: z.object({ code }),
    response,
  }),
  /** Planned versions too, the last one to come into force first. */
  listPublished: endpoint({
    ...termsPaths.listPublished,
    summary: 'List the versions of the terms of a code with the days from which they are in force',
    params: z.object({ code }),
    query: z.object(listPart),
    response: listOf('versions', PublicTermsVersion),
  }),
  /** `present` as the version is the one in force. */
  findPublished: endpoint({
    ...termsPaths.findPublished,
    summary: 'Read one version of the terms of a code',
    params: z.object({ code, version: z.string().max(10) }),
    response: z.object({ version: WholePublicVersion }),
  }),
  listAll: endpoint({
    ...termsPaths.listAll,
    summary: 'List all terms for editing',
    query: z.object(listPart),
    headers: ListHeaders,
    response: listOf('termsList', Terms),
  }),
  findOne: endpoint({
    ...termsPaths.findOne,
    summary: 'Read one of the terms for editing',
    params,
    response,
  }),
  create: endpoint({ ...termsPaths.create, summary: 'Create terms', body: TermsDraft, response }),
  revise: endpoint({
    ...termsPaths.revise,
    summary: 'Change terms, as a new version where the wording changes',
    params,
    /** If `revision` is sent and the terms have changed since, the answer is 409 with `current`. */
    body: TermsDraft.partial().extend({ ...versionPart, revision: z.int().min(0).optional() }),
    response,
  }),
  /** All terms in their new order. */
  reorder: endpoint({
    ...termsPaths.reorder,
    summary: 'Change the order of the terms',
    body: z.object({ _terms: z.array(Id).min(1).max(200) }),
    response: z.object({ termsList: z.array(Terms) }),
  }),
  /** The newest version first. */
  listVersions: endpoint({
    ...termsPaths.listVersions,
    summary: 'List the versions of terms',
    params,
    query: z.object(listPart),
    response: listOf('versions', TermsVersion),
  }),
  findVersion: endpoint({
    ...termsPaths.findVersion,
    summary: 'Read one version of terms',
    params: versionParams,
    response: z.object({
      version: TermsVersion.extend({ content: z.string().max(bounds.termsContent.markup) }),
    }),
  }),
  /** 409 once it is in force. */
  cancelVersion: endpoint({
    ...termsPaths.cancelVersion,
    summary: 'Cancel a version of terms that is not in force yet',
    params: versionParams,
    response: Nothing,
  }),
  remove: endpoint({ ...termsPaths.remove, summary: 'Delete terms', params, response: Nothing }),
});
