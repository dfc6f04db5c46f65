import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { freeLine, freeEmail } from '../../common/schemas.ts';
import { businessBounds } from './enums.ts';

const NUMBER = businessBounds.number;
const LINE = businessBounds.line;

const line = z.string().max(LINE);
const number = z.string().max(NUMBER);
const lineInEach = z.object({ ko: line, en: line, cn: line });

const numbers = {
  registrationNumber: number,
  mailOrderNumber: number,
  phone: number,
  email: z.string().max(bounds.email),
};

/** The business that runs the site, in the reader's language; an empty text is unknown and not shown. */
export const Business = z.object({
  name: line,
  representative: line,
  address: line,
  hours: line,
  ...numbers,
});
export type Business = z.infer<typeof Business>;

/** The same in all languages; readers of a language without a text see the Korean one. */
export const WholeBusiness = z.object({
  name: lineInEach,
  representative: lineInEach,
  address: lineInEach,
  hours: lineInEach,
  ...numbers,
});
export type WholeBusiness = z.infer<typeof WholeBusiness>;

const draftInEach = z.object({ ko: freeLine(LINE), en: freeLine(LINE), cn: freeLine(LINE) });

/** Any part of it; omitted fields are unchanged, an empty one is no longer shown. */
export const BusinessDraft = z
  .object({
    name: draftInEach,
    representative: draftInEach,
    address: draftInEach,
    hours: draftInEach,
    registrationNumber: freeLine(NUMBER),
    mailOrderNumber: freeLine(NUMBER),
    phone: freeLine(NUMBER),
    email: freeEmail(),
  })
  .partial();
export type BusinessDraft = z.infer<typeof BusinessDraft>;
