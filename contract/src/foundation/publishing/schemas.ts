import { z } from 'zod';
import { Instant } from '../../common/schemas.ts';
import { publicationStates } from './enums.ts';

/** What an editor writes about when content is shown; without `startsAt` at once, without `endsAt` for good. */
export const publicationDraft = {
  isActive: z.boolean().optional(),
  startsAt: Instant.nullable().optional(),
  endsAt: Instant.nullable().optional(),
};

/** The same in responses, with the state at the moment of the call. */
export const publicationPart = {
  isActive: z.boolean(),
  startsAt: z.string().max(40).nullable(),
  endsAt: z.string().max(40).nullable(),
  state: z.enum(publicationStates),
};
