import { ownInterviews as contract } from '@ieum/contract/live/interviews/endpoints.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { findInvited, listInvited } from '../lists.ts';
import { isInvited } from '../policy.ts';
import { presentOwn } from '../wire.ts';

/** Interviews as an invited person sees them. */
export function ownInterviewRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db, actor }, { query, headers }) => {
      rejectSort(headers.sort);
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listInvited(db, { ...part, userId: actor.userId });
      return { interviews: rows.map(presentOwn), ...rest };
    },
  });

  route(contract.read, {
    subject: ({ db, actor }, { params }) =>
      findInvited(db, { interviewId: params._interview, userId: actor.userId }),
    policy: isInvited,
    run: async (_, __, found) => ({ interview: presentOwn(found) }),
  });
}
