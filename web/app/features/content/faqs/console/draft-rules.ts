import { zodResolver } from '@hookform/resolvers/zod';
import { FaqDraft } from '@ieum/contract/content/faqs/endpoints.ts';
import { z } from 'zod';

/** The contract's rules of a question, with every field that the form has. */
const FaqForm = FaqDraft.omit({ index: true }).extend({
  isActive: z.boolean(),
  startsAt: FaqDraft.shape.startsAt.unwrap(),
  endsAt: FaqDraft.shape.endsAt.unwrap(),
});

export const resolveFaq = zodResolver(FaqForm);
