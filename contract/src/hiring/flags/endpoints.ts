import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { freeText, Id, ListHeaders, listOf, listPart, text } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { recruitmentBounds } from '../recruitments/enums.ts';
import { FLAG_TEXT_MAX, flagDecisions, flagReasons, flagStates, flagTargets } from './enums.ts';
import { consoleFlagPaths, flagPaths } from './paths.ts';
import { flagTexts as m } from './texts.ts';

// Reports of members about recruitments and companies

/** A report as a member sends it. */
export const FlagDraft = z
  .object({
    reason: z.enum(flagReasons, m.reasonRequired.key),
    text: freeText(FLAG_TEXT_MAX).default(''),
  })
  .refine((draft) => draft.reason !== 'OTHER' || draft.text !== '', {
    path: ['text'],
    error: m.textRequired.key,
  });

const RowId = z.string().max(bounds.id);
const Stamp = z.string().max(40);

/** A report in the console; the name of its sender is masked. */
export const Flag = z.object({
  _id: RowId,
  target: z.enum(flagTargets),
  _recruitment: RowId.nullable(),
  _company: RowId,
  /** The account of the company; null for an imported institution. */
  _user: RowId.nullable(),
  /** The recruitment's subject; empty for a company. */
  subject: z.string().max(200),
  companyName: z.string().max(bounds.name),
  reason: z.enum(flagReasons),
  text: z.string().max(FLAG_TEXT_MAX),
  reporter: z.object({ _id: RowId, name: z.string().max(bounds.name) }),
  /** The number of open reports of the same target, this one included. */
  openCount: z.int(),
  state: z.enum(flagStates),
  decidedAt: Stamp.nullable(),
  decisionReason: z.string().max(500),
  createdAt: Stamp,
});
export type Flag = z.infer<typeof Flag>;

/** Repeated, a report changes nothing and `isNew` is false. */
const reported = z.object({ isNew: z.boolean() });

export const flags = endpointsOf('flags', {
  flagRecruitment: endpoint({
    ...flagPaths.flagRecruitment,
    summary: 'Report a recruitment to the administrators',
    params: z.object({ _recruitment: Id }),
    body: FlagDraft,
    response: reported,
  }),
  flagCompany: endpoint({
    ...flagPaths.flagCompany,
    summary: 'Report a company to the administrators',
    params: z.object({ _company: Id }),
    body: FlagDraft,
    response: reported,
  }),
});

export const consoleFlags = endpointsOf('consoleFlags', {
  /** Open ones first, the longest waiting at the top; then the latest decided. */
  list: endpoint({
    ...consoleFlagPaths.list,
    summary: 'List what members reported',
    query: z.object({
      ...listPart,
      state: z.enum(flagStates, c.unknownValue.key).optional(),
      target: z.enum(flagTargets, c.unknownValue.key).optional(),
      /** The reason that its sender chose. */
      flagReason: z.enum(flagReasons, c.unknownValue.key).optional(),
      _company: Id.optional(),
    }),
    headers: ListHeaders,
    response: listOf('flags', Flag),
  }),
  /**
   * Dismisses one report, or accepts it with all open ones of the same target; HIDE also hides the recruitment
   * and its company reads the reason. 409 when it is decided otherwise already.
   */
  decide: endpoint({
    ...consoleFlagPaths.decide,
    summary: 'Decide on a report',
    params: z.object({ _flag: Id }),
    body: z.object({
      decision: z.enum(flagDecisions, c.unknownValue.key),
      reason: text(recruitmentBounds.blockReason, m.decisionReasonRequired.key),
    }),
    response: z.object({ flag: Flag }),
  }),
});
