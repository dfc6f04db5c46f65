import { z } from 'zod';
import { Instant } from '../../common/schemas.ts';
import { publicationStates } from './enums.ts';

/**
 * The period of content as an editor writes it; without `startsAt` it begins at once, without `endsAt` it never
 * ends.
 */
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
