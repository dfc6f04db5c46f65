import { z } from 'zod';
import { ApplicationGroup, ApplicationStatus } from './enums.ts';
import { applicationPaths } from './paths.ts';
import { DraftChange, OwnApplication, OwnApplicationRow } from './schemas.ts';
import { Flag, Id, ListHeaders, Nothing, anyOf, listOf, listPart, text } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { applicantTexts as applicants } from '../applicants/texts.ts';
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
  /** Opens a draft, answers the draft that exists, or opens a revoked application again. 409 after applying. */
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
  /** Submits the draft; repeated, it answers the same application. 400 names what is missing in `fields`. */
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
      /** All of the person's applications by tab. */
      groups: z.record(z.enum(groups), z.int()),
    }),
  }),
  read: endpoint({
    ...applicationPaths.read,
    summary: "Read one of the caller's own applications",
    params: ById,
    response: One,
  }),
  /** Repeated, it answers the same revoked application. */
  revoke: endpoint({
    ...applicationPaths.revoke,
    summary: 'Withdraw an application',
    params: ById,
    response: One,
  }),
  /** What was sent, or a draft as it stands, as an A4 paper; 503 with Retry-After while too many are being made. */
  pdf: endpoint({
    ...applicationPaths.pdf,
    summary: "Download one of the caller's own applications as PDF",
    params: ById,
    raw: true,
    response: Nothing,
  }),
  /** The same paper for the company it was sent to, telephone and e-mail masked; whole with a reason. Each reading is recorded. */
  applicantPdf: endpoint({
    ...applicationPaths.applicantPdf,
    summary: "Download an applicant's application as PDF",
    params: ById.extend({ _recruitment: Id }),
    query: z.object({ contacts: Flag.optional(), reason: text(200, applicants.reasonNeeded.key).optional() }),
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
