import { commonTexts } from '@ieum/contract/common/texts.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { emailError } from '@ieum/contract/common/contacts.ts';
import { businessBounds } from '@ieum/contract/foundation/settings/enums.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const short = (max: number) => z.string().trim().max(max, commonTexts.tooLong.key);

const line = short(businessBounds.line);
const inEach = z.object({ ko: line, en: line, cn: line });
const number = short(businessBounds.number);
const email = short(bounds.email).refine((value) => value === '' || z.regexes.email.test(value), {
  error: ({ input }) => emailError(String(input)).key,
});

/** The values of the form: the contract's draft with every field as text. */
const SettingForm = z.object({
  security: z.object({ requiresSecondFactor: z.boolean() }),
  business: z.object({
    name: inEach,
    representative: inEach,
    address: inEach,
    hours: inEach,
    registrationNumber: number,
    mailOrderNumber: number,
    phone: number,
    email,
  }),
});
export type SettingValues = z.infer<typeof SettingForm>;

export const resolve = zodResolver(SettingForm);
