import { z } from 'zod';
import { Id, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { DeviceKind } from './session-enums.ts';
import { sessionPaths } from './session-paths.ts';

// The browsers on which a member is logged in.

const Stamp = z.string().max(40);

/** One login; `device` comes from its user agent, and the second half of the address is hidden. */
export const OwnSession = z.object({
  _id: Id,
  device: z.object({
    kind: z.enum(DeviceKind),
    system: z.string().max(40).nullable(),
    browser: z.string().max(40).nullable(),
  }),
  address: z.string().max(60),
  /** The login that made this call. */
  isCurrent: z.boolean(),
  /** The browser stays logged in after it is closed. */
  isKept: z.boolean(),
  createdAt: Stamp,
  /** Accurate to ten minutes: updated whenever the browser renews its access token. */
  lastUsedAt: Stamp,
  expiresAt: Stamp,
});
export type OwnSession = z.infer<typeof OwnSession>;

const ById = z.object({ _session: Id });

export const sessions = endpointsOf('sessions', {
  /** The current one first, then the last used. */
  list: endpoint({
    ...sessionPaths.list,
    summary: "List the caller's logged-in devices",
    query: z.strictObject(listPart),
    headers: ListHeaders,
    response: listOf('sessions', OwnSession),
  }),
  read: endpoint({
    ...sessionPaths.read,
    summary: 'Read one logged-in device',
    params: ById,
    response: z.object({ session: OwnSession }),
  }),
  /** Ends one login at once; the current one can be ended too. */
  end: endpoint({ ...sessionPaths.end, summary: 'Log a device out', params: ById, response: Nothing }),
  endOthers: endpoint({
    ...sessionPaths.endOthers,
    summary: 'Log all other devices out',
    response: z.object({ ended: z.int() }),
  }),
});
