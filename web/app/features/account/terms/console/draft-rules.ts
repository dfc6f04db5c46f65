import { terms, TermsDraft } from '@ieum/contract/account/terms/endpoints.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { audiences } from './draft.ts';

/** The contract's rules of a text, with a separate value for texts that concern everybody. */
export const TermsForm = TermsDraft.omit({ userType: true, isListed: true, index: true }).extend({
  audience: z.enum(audiences),
  isListed: z.boolean(),
  index: TermsDraft.shape.index.unwrap(),
  effectiveOn: terms.revise.body.shape.effectiveOn.unwrap(),
  note: terms.revise.body.shape.note.unwrap(),
});

export const resolveTerms = zodResolver(TermsForm);
