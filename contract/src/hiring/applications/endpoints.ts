import { z } from 'zod';
import { ApplicationGroup, ApplicationStatus } from './enums.ts';
import { applicationPaths } from './paths.ts';
import { DraftChange, OwnApplication, OwnApplicationRow } from './schemas.ts';
import { Flag, Id, ListHeaders, Nothing, anyOf, listOf, listPart, text } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { applicationTexts as m } from './texts.ts';
import { commonTexts } from '../../common/texts.ts';
import { ResumeChange } from '../resumes/schemas.ts';

const OfRecruitment = z.object({ _recruitment: Id });
const ById = z.object({ _application: Id });
const One = z.object({ application: OwnApplication });
const groups = Object.values(ApplicationGroup) as [ApplicationGroup, ...ApplicationGroup[]];
const statuses = Object.values(ApplicationStatus) as [ApplicationStatus, ...ApplicationStatus[]];

export const applications = endpointsOf('applications', {
  own: endpoint({
    ...applicationPaths.own,
    summary: "Read the caller's own application to a recruitment",
    params: OfRecruitment,
    response: z.object({ application: OwnApplication.nullable() }),
  }),
  /** Creates a draft, returns the existing draft, or reopens a revoked application. 409 after applying. */
  open: endpoint({
    ...applicationPaths.open,
    summary: 'Begin an application to a recruitment',
    params: OfRecruitment,
    body: z.object({ resume: ResumeChange.nullable().optional() }),
    response: One,
  }),
  save: endpoint({
    ...applicationPaths.save,
    summary: 'Save the draft of an application',
    params: OfRecruitment,
    body: DraftChange,
    response: One,
  }),
  /**
   * Submits the draft; when repeated, it returns the same application. 400 names what is missing in `fields`.
   */
  apply: endpoint({
    ...applicationPaths.apply,
    summary: 'Send an application',
    params: OfRecruitment,
    response: One,
  }),
  list: endpoint({
    ...applicationPaths.list,
    summary: "List the caller's own applications",
    query: z.object({
      ...listPart,
      status: anyOf(statuses).optional(),
      group: z.enum(groups, commonTexts.unknownValue.key).optional(),
    }),
    headers: ListHeaders,
    response: listOf('applications', OwnApplicationRow).extend({
      /** All applications of the person by tab. */
      groups: z.record(z.enum(groups), z.int()),
    }),
  }),
  read: endpoint({
    ...applicationPaths.read,
    summary: "Read one of the caller's own applications",
    params: ById,
    response: One,
  }),
  /** When repeated, it returns the same revoked application. */
  revoke: endpoint({
    ...applicationPaths.revoke,
    summary: 'Withdraw an application',
    params: ById,
    response: One,
  }),
  /** The submitted application or the draft as a PDF; 503 with Retry-After while too many are being made. */
  pdf: endpoint({
    ...applicationPaths.pdf,
    summary: "Download one of the caller's own applications as PDF",
    params: ById,
    raw: true,
    response: Nothing,
  }),
  /**
   * The same PDF for the company that received it, telephone and e-mail masked; unmasked with a reason. Each
   * reading is recorded.
   */
  applicantPdf: endpoint({
    ...applicationPaths.applicantPdf,
    summary: "Download an applicant's application as PDF",
    params: ById.extend({ _recruitment: Id }),
    query: z.object({ contacts: Flag.optional(), reason: text(200, m.reasonNeeded.key).optional() }),
    transaction: 'manual',
    raw: true,
    response: Nothing,
  }),
  discard: endpoint({
    ...applicationPaths.discard,
    summary: 'Delete the draft of an application',
    params: ById,
    response: Nothing,
  }),
});
