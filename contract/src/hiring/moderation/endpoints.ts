import { z } from 'zod';
import { Day, Flag, freeText, Id, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { moderationTexts as m } from './texts.ts';
import { moderationPaths } from './paths.ts';
import { RecruitmentState, recruitmentBounds as bounds } from '../recruitments/enums.ts';
import {
  ApplicantCounts,
  CompanyRef,
  OwnRecruitment,
  OwnRecruitmentRow,
  RecruitmentDraft,
} from '../recruitments/schemas.ts';

// Every company's recruitments in the console

/**
 * In the console `state` is the public one: a recruitment that an administrator or a suspension hid is
 * NO_SHOWN.
 */
const recruitmentState = {
  /** The state that its company set. */
  ownState: z.enum(RecruitmentState),
  /** Hidden because its company is suspended or has left. */
  isCompanyHidden: z.boolean(),
};

/** A recruitment in the console's list. */
export const ModeratedRow = OwnRecruitmentRow.extend({
  ...recruitmentState,
  _company: Id,
  company: CompanyRef,
  /** The source of an imported recruitment; null for our own. */
  source: z.object({ name: z.string().max(400), url: z.string().max(2000).nullable() }).nullable(),
  closedAt: z.string().max(40).nullable(),
});
export type ModeratedRow = z.infer<typeof ModeratedRow>;

/** All details of a recruitment, with the number of applications. */
export const ModeratedRecruitment = OwnRecruitment.extend({
  ...recruitmentState,
  applicants: ApplicantCounts,
});
export type ModeratedRecruitment = z.infer<typeof ModeratedRecruitment>;

const State = z.enum(RecruitmentState, c.unknownValue.key);
const params = z.object({ _recruitment: Id });
const response = z.object({ recruitment: ModeratedRecruitment });

/** Filters of the console's list. */
export const moderationFilters = {
  /** Words in the recruitment or its company's name; all of them must occur. */
  searchValue: z.string().trim().max(100).optional(),
  state: State.optional(),
  _company: Id.optional(),
  /** Written here, or imported from a public source. */
  origin: z.enum(['OWN', 'IMPORTED'], c.unknownValue.key).optional(),
  /** Hidden by an administrator, and its company has answered. */
  answered: Flag.optional(),
  /** Seoul days of creation, both included. */
  from: Day.optional(),
  to: Day.optional(),
};

export const moderation = endpointsOf('moderation', {
  list: endpoint({
    ...moderationPaths.list,
    summary: 'List all recruitments for moderation',
    query: z.object({ ...listPart, ...moderationFilters }),
    headers: ListHeaders,
    response: listOf('recruitments', ModeratedRow),
  }),
  read: endpoint({
    ...moderationPaths.read,
    summary: 'Read any recruitment for moderation',
    params,
    response,
  }),
  /** Creates a recruitment for a company, published at once when `state` requests it. */
  create: endpoint({
    ...moderationPaths.create,
    summary: 'Create a recruitment for a company',
    body: RecruitmentDraft.extend({
      _company: Id,
      state: z
        .enum([RecruitmentState.Ongoing, RecruitmentState.Hidden], c.unknownValue.key)
        .default(RecruitmentState.Hidden),
    }),
    response,
  }),
  /**
   * Any part of a recruitment and any state; a published recruitment must be complete. NO_SHOWN hides it
   * whatever state its company sets, until another state or `lift`; the company sees the reason.
   */
  revise: endpoint({
    ...moderationPaths.revise,
    summary: 'Change or hide a recruitment of a company',
    params,
    body: RecruitmentDraft.extend({
      state: State.optional(),
      reason: freeText(bounds.blockReason).optional(),
      version: z.int().optional(),
    }).refine(({ state, reason }) => state !== RecruitmentState.Hidden || reason, {
      path: ['reason'],
      error: m.reasonRequired.key,
    }),
    response,
  }),
  /** Makes a hidden recruitment visible again, in the state that its company set. */
  lift: endpoint({
    ...moderationPaths.lift,
    summary: 'Show a hidden recruitment of a company again',
    params,
    response,
  }),
  /** Deletes a recruitment without applications; its company sees the reason. */
  remove: endpoint({
    ...moderationPaths.remove,
    summary: 'Delete a recruitment of a company',
    params,
    query: z.object({ reason: freeText(bounds.blockReason).optional() }),
    response: Nothing,
  }),
});
