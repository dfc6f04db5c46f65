import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { Email } from '../../account/users/fields.ts';
import { FORM_ADDRESSES_MAX } from './enums.ts';
import { formTexts as m } from './texts.ts';

const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

const isAddress = (address: string): boolean =>
  address.length <= bounds.email && Email.safeParse(address).success;

/** E-mail addresses in one text, separated by commas, semicolons or spaces. */
export const Addresses = z
  .string({ error: m.addressesRequired.key })
  .max((bounds.email + 2) * FORM_ADDRESSES_MAX, m.tooManyAddresses.key)
  .refine((text) => addressesIn(text).length > 0, { error: m.addressesRequired.key, abort: true })
  .refine((text) => addressesIn(text).length <= FORM_ADDRESSES_MAX, m.tooManyAddresses.key)
  .refine((text) => addressesIn(text).every(isAddress), m.addressInvalid.key)
  .overwrite((text) => addressesIn(text).join(', '));

/** The addresses of a checked text. */
export const readAddresses = addressesIn;
