import { z } from 'zod';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { statusOf, type ErrorCode } from '#kit/errors.ts';

const codes = Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]];

/** The body of every error response. */
export const ErrorAnswer = z.object({
  code: z.enum(codes),
  message: z.string().describe("What happened, in the caller's language."),
  fields: z.record(z.string(), z.string()).optional().describe('Messages by the path of the field.'),
  current: z.unknown().optional().describe('The present row; with 409 only.'),
  requestId: z.string().describe("Names the request in the server's log."),
});

const descriptions: Record<number, string> = {
  400: 'A value is missing or wrong.',
  401: 'Not logged in, or the session is over.',
  403: 'The caller may not do this.',
  404: 'There is no such row, or the caller may not know of it.',
  409: 'The row has changed meanwhile, or its state does not allow this.',
  413: 'Too large.',
  415: 'A kind of content that is not accepted.',
  429: 'Too many calls; see the header Retry-After.',
  500: 'An error of the server; it is logged under the request id.',
  503: 'Not available at the moment; see the header Retry-After.',
};

/** The error statuses that an endpoint can return, each with its description. */
export function errorsOf(endpoint: Endpoint): [status: number, description: string][] {
  const { access, path, method, params, query, headers, body, form, file } = endpoint;
  const takesInput = [params, query, headers, body, form].some(Boolean);
  const applies: Record<number, boolean> = {
    400: takesInput,
    401: access !== 'anyone' || path.startsWith('/api/auth/'),
    403: access !== 'anyone' && access !== 'member',
    404: path.includes(':'),
    409: method !== 'GET' && Boolean(body),
    413: Boolean(body ?? file),
    415: Boolean(body ?? file),
  };
  return Object.entries(descriptions)
    .map(([status, description]): [number, string] => [Number(status), description])
    .filter(([status]) => applies[status] ?? true);
}
