import { z } from 'zod';
import { applicantPaths } from './applicants.paths.ts';
import { Applicant, ApplicantRow, ColumnName, Kanban, RevokedApplicant } from './applicants.schemas.ts';
import { ApplicationStage, ApplicationStatus } from './applications.enums.ts';
import { JobCertification } from './applications.schemas.ts';
import { Flag, Id, ListHeaders, anyOf, freeText, listOf, listPart } from './common.ts';
import { endpoint } from './endpoint.ts';
import { commonMessages } from './messages/common.ts';

// §7 /company/recruitments: applications, stage, is-certified, memo, kanban, recruits.

const OfRecruitment = z.object({ _recruitment: Id });
const ById = z.object({ _recruitment: Id, _application: Id });
const Row = z.object({ application: ApplicantRow });
const stages = Object.values(ApplicationStage) as [ApplicationStage, ...ApplicationStage[]];
const Stage = z.enum(stages, commonMessages.unknownValue.key);

const filters = {
  searchValue: z.string().trim().max(100).optional(),
  /** `true`: only those nobody has opened yet. */
  unread: Flag.optional(),
};

/**
 * A move: `index` counts from 0 among the other cards of the target stage, `_after` names the card above;
 * without either the card comes first. A different current stage than `from` is 409 with `current`.
 */
const Move = z.object({
  stage: Stage,
  index: z.int(commonMessages.notWhole.key).min(0).max(1_000_000).optional(),
  _after: Id.nullable().optional(),
  from: Stage.optional(),
});

export const applicants = {
  list: endpoint({
    ...applicantPaths.list,
    params: OfRecruitment,
    query: z.object({
      ...listPart,
      ...filters,
      stage: anyOf(stages).optional(),
      status: anyOf([ApplicationStatus.Applied, ApplicationStatus.Accepted]).optional(),
    }),
    headers: ListHeaders,
    response: listOf('applications', ApplicantRow),
  }),
  /** The first opening sets `viewedAt`; every opening is recorded for the person. */
  read: endpoint({
    ...applicantPaths.read,
    params: ById,
    transaction: 'write',
    response: z.object({ application: z.union([Applicant, RevokedApplicant]) }),
  }),
  stage: endpoint({ ...applicantPaths.stage, params: ById, body: Move, response: Row }),
  memo: endpoint({
    ...applicantPaths.memo,
    params: ById,
    body: z.object({ memo: freeText(2000) }),
    response: z.object({ application: ApplicantRow.extend({ memo: z.string().max(2000) }) }),
  }),
  /** On needs the whole certification, given here or before; only for accepted applicants. */
  certify: endpoint({
    ...applicantPaths.certify,
    params: ById,
    body: z.object({ isCertified: z.boolean(), certification: JobCertification.partial().optional() }),
    response: Row,
  }),
  /** With `column`, that column continues after `after`; the others then come with their counts alone. */
  kanban: endpoint({
    ...applicantPaths.kanban,
    params: OfRecruitment,
    query: z.object({ ...filters, column: ColumnName.optional(), after: z.string().max(500).optional() }),
    response: z.object({ kanban: Kanban }),
  }),
  move: endpoint({
    ...applicantPaths.move,
    params: OfRecruitment,
    body: Move.extend({ _application: Id }),
    response: z.object({ kanban: Kanban }),
  }),
  /** The accepted ones, latest first. */
  recruits: endpoint({
    ...applicantPaths.recruits,
    params: OfRecruitment,
    query: z.object(listPart),
    headers: ListHeaders,
    response: listOf('applications', ApplicantRow),
  }),
};
