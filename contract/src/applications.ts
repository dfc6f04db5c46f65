import { z } from 'zod';
import { ApplicationGroup, ApplicationStatus } from './applications.enums.ts';
import { applicationPaths } from './applications.paths.ts';
import { DraftChange, OwnApplication, OwnApplicationRow } from './applications.schemas.ts';
import { Id, ListHeaders, Nothing, anyOf, listOf, listPart } from './common.ts';
import { endpoint } from './endpoint.ts';
import { commonMessages } from './messages/common.ts';
import { ResumeChange } from './resumes.schemas.ts';

// §7 /recruitments/{id}/application and /person/recruitment-applications.

const OfRecruitment = z.object({ _recruitment: Id });
const ById = z.object({ _application: Id });
const One = z.object({ application: OwnApplication });
const groups = Object.values(ApplicationGroup) as [ApplicationGroup, ...ApplicationGroup[]];
const statuses = Object.values(ApplicationStatus) as [ApplicationStatus, ...ApplicationStatus[]];

export const applications = {
  own: endpoint({
    ...applicationPaths.own,
    params: OfRecruitment,
    response: z.object({ application: OwnApplication.nullable() }),
  }),
  /** Opens a draft, answers the draft that exists, or opens a revoked application again. 409 after applying. */
  open: endpoint({
    ...applicationPaths.open,
    params: OfRecruitment,
    body: z.object({ resume: ResumeChange.nullable().optional() }),
    response: One,
  }),
  save: endpoint({ ...applicationPaths.save, params: OfRecruitment, body: DraftChange, response: One }),
  /** Submits the draft; repeated, it answers the same application. 400 names what is missing in `fields`. */
  apply: endpoint({ ...applicationPaths.apply, params: OfRecruitment, response: One }),
  list: endpoint({
    ...applicationPaths.list,
    query: z.object({
      ...listPart,
      status: anyOf(statuses).optional(),
      group: z.enum(groups, commonMessages.unknownValue.key).optional(),
    }),
    headers: ListHeaders,
    response: listOf('applications', OwnApplicationRow).extend({
      /** All of the person's applications by tab. */
      groups: z.record(z.enum(groups), z.int()),
    }),
  }),
  read: endpoint({ ...applicationPaths.read, params: ById, response: One }),
  /** Repeated, it answers the same revoked application. */
  revoke: endpoint({ ...applicationPaths.revoke, params: ById, response: One }),
  /** What was sent, or a draft as it stands, as an A4 paper; 503 with Retry-After while too many are being made. */
  pdf: endpoint({ ...applicationPaths.pdf, params: ById, raw: true, response: Nothing }),
  /** The same paper for the company it was sent to; a reading like opening the applicant. */
  applicantPdf: endpoint({
    ...applicationPaths.applicantPdf,
    params: ById.extend({ _recruitment: Id }),
    transaction: 'manual',
    raw: true,
    response: Nothing,
  }),
  discard: endpoint({ ...applicationPaths.discard, params: ById, response: Nothing }),
};
