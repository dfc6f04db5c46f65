import { z } from 'zod';
import { bounds } from './bounds.ts';
import { emailFault } from './contacts.ts';
import { freeLine } from './schemas.ts';

/** An e-mail address, or empty while none is given. */
export const freeEmail = () =>
  freeLine(bounds.email).refine((value) => value === '' || z.regexes.email.test(value), {
    error: ({ input }) => emailFault(String(input)).key,
  });
