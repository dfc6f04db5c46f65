import { z } from 'zod';
import { Day, freeText, Id, ListHeaders, listOf, listPart, Nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { commonMessages as c } from './messages/common.ts';
import { moderationPaths } from './moderation.paths.ts';
import { RecruitmentState } from './recruitments.enums.ts';
import {
  ApplicantCounts,
  CompanyRef,
  OwnRecruitment,
  OwnRecruitmentRow,
  RecruitmentDraft,
} from './recruitments.schemas.ts';

// §2 Console routes (/console/recruitment/list), §7 Console: every company's postings

/** A posting in the console's list. */
export const ModeratedRow = OwnRecruitmentRow.extend({
  _company: Id,
  company: CompanyRef,
  /** Where an imported posting comes from; null for our own. */
  source: z.object({ name: z.string().max(400), url: z.string().max(2000).nullable() }).nullable(),
  closedAt: z.string().max(40).nullable(),
});
export type ModeratedRow = z.infer<typeof ModeratedRow>;

/** A posting whole, with how many applied. */
export const ModeratedRecruitment = OwnRecruitment.extend({ applicants: ApplicantCounts });
export type ModeratedRecruitment = z.infer<typeof ModeratedRecruitment>;

const State = z.enum(RecruitmentState, c.unknownValue.key);
const params = z.object({ _recruitment: Id });
const response = z.object({ recruitment: ModeratedRecruitment });

/** What narrows the console's list. */
export const moderationFilters = {
  /** Words of the posting or its company; all must be there. */
  searchValue: z.string().trim().max(100).optional(),
  state: State.optional(),
  _company: Id.optional(),
  /** Written here, or imported from a public source. */
  origin: z.enum(['OWN', 'IMPORTED'], c.unknownValue.key).optional(),
  /** Seoul days of the first writing, both included. */
  from: Day.optional(),
  to: Day.optional(),
};

export const moderation = {
  list: endpoint({
    ...moderationPaths.list,
    query: z.object({ ...listPart, ...moderationFilters }),
    headers: ListHeaders,
    response: listOf('recruitments', ModeratedRow),
  }),
  read: endpoint({ ...moderationPaths.read, params, response }),
  /** Writes a posting for a company, published at once when `state` says so. */
  create: endpoint({
    ...moderationPaths.create,
    body: RecruitmentDraft.extend({
      _company: Id,
      state: z
        .enum([RecruitmentState.Ongoing, RecruitmentState.Hidden], c.unknownValue.key)
        .default(RecruitmentState.Hidden),
    }),
    response,
  }),
  /** Any part of a posting and any state; what is published must be whole. The reason of a state is kept in the audit log. */
  revise: endpoint({
    ...moderationPaths.revise,
    params,
    body: RecruitmentDraft.extend({
      state: State.optional(),
      reason: freeText(200).optional(),
      version: z.int().optional(),
    }),
    response,
  }),
  remove: endpoint({ ...moderationPaths.remove, params, response: Nothing }),
};
