import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { freeText, Id } from '../../common/schemas.ts';
import { REMOVAL_MAX, removalOutcomes } from './enums.ts';

/** The rows to delete, as the caller saw them. */
export const RemovalDraft = z.object({
  rows: z
    .array(z.object({ _id: Id, version: z.int().min(0) }))
    .min(1)
    .max(REMOVAL_MAX),
  /** Required above `REMOVAL_APPROVAL_ABOVE` rows: a second administrator decides, or it is recorded. */
  reason: freeText(bounds.reason).default(''),
  /** A repeated request with the same key asks once. */
  key: z.string().max(64).optional(),
});
export type RemovalDraft = z.infer<typeof RemovalDraft>;

/** One result for each row; none where `approval` names the request that a second administrator decides. */
export const Removal = z.object({
  results: z.array(z.object({ _id: z.string().max(64), outcome: z.enum(removalOutcomes) })).max(REMOVAL_MAX),
  approval: z.object({ _id: z.string().max(64) }).optional(),
});
export type Removal = z.infer<typeof Removal>;
