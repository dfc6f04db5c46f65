import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { freeLine } from '../../common/schemas.ts';
import { converterPaths } from './paths.ts';

/** The longest text that is converted. */
export const CONVERTED_MAX = 200;

const Text = z.string().max(2 * CONVERTED_MAX);

export const converter = endpointsOf('converter', {
  convert: endpoint({
    ...converterPaths.convert,
    summary: 'Show in a demonstration what the masks and the encryption of the server make of a text',
    body: z.object({ text: freeLine(CONVERTED_MAX) }),
    response: z.object({
      masks: z.object({ name: Text, phone: Text, email: Text, birth: Text, place: Text, address: Text }),
      encryption: z.object({
        /** Another one at each call. */
        encrypted: z.string().max(2000),
        /** Whether decryption gives the text again. */
        isRestored: z.boolean(),
      }),
    }),
  }),
});
