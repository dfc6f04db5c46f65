import { companyInterviews as contract } from '@ieum/contract/live/interviews/endpoints.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Db } from '#kit/context.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { findInterviewer, listCandidates, listOwned } from '../lists.ts';
import { ownsInterview } from '../policy.ts';
import { findInterview, readParts } from '../queries.ts';
import { setState } from '../state.ts';
import {
  fromDraft,
  fromListQuery,
  fromRevision,
  presentCandidate,
  presentInterviewer,
  presentOwned,
} from '../wire.ts';
import { createInterview } from './create.ts';
import { removeInterview } from './remove.ts';
import { reviseInterview } from './revise.ts';

async function readOwned(db: Db, interviewId: string) {
  const found = await findInterview(db, interviewId);
  if (!found) throw notFound();
  const parts = await readParts(db, [interviewId]);
  return { interview: presentOwned(found, parts(interviewId)) };
}

/** Interviews as their company lists and reads them. */
export function listRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db, actor }, { query, headers }) => {
      const { rows, ...rest } = await listOwned(db, {
        ...fromListQuery(query),
        companyId: actor.companyId,
        sort: headers.sort,
        limit: readLimit(query.limit, headers.limit),
      });
      const parts = await readParts(
        db,
        rows.map(({ interview }) => interview.id),
      );
      return { interviews: rows.map((row) => presentOwned(row, parts(row.interview.id))), ...rest };
    },
  });

  route(contract.read, {
    subject: ({ db }, { params }) => findInterview(db, params._interview),
    policy: ownsInterview,
    run: ({ db }, _, { interview }) => readOwned(db, interview.id),
  });
}

/** Interviews as their company creates, changes, hands over and cancels them. */
export function companyInterviewRoutes(route: Route, notifier: Notifier) {
  route(contract.create, {
    run: async (ctx, { body }) => {
      const { id } = await createInterview(ctx, fromDraft(body));
      return readOwned(ctx.db, id);
    },
  });

  route(contract.revise, {
    subject: ({ db }, { params }) => findInterview(db, params._interview, 'update'),
    policy: ownsInterview,
    run: async (ctx, { body }, found) => {
      await reviseInterview(ctx, notifier, found, fromRevision(body));
      return readOwned(ctx.db, found.interview.id);
    },
  });

  route(contract.remove, {
    subject: ({ db }, { params }) => findInterview(db, params._interview, 'update'),
    policy: ownsInterview,
    run: async (ctx, _, found) => {
      await removeInterview(ctx, notifier, found);
      return {};
    },
  });

  route(contract.setState, {
    subject: ({ db }, { params }) => findInterview(db, params._interview, 'update'),
    policy: ownsInterview,
    run: async (ctx, { body }, { interview }) => {
      await setState(ctx, interview, body.state);
      return readOwned(ctx.db, interview.id);
    },
  });
}

/** A username tried at random is found rarely enough. */
const LOOKUPS = { max: 20, perSeconds: 60, by: 'actor' } as const;

/** Whom a company can invite. */
export function candidateRoutes(route: Route) {
  route(contract.candidates, {
    run: async ({ db, actor }, { query, headers }) => {
      rejectSort(headers.sort);
      const { rows, ...rest } = await listCandidates(db, {
        ...fromListQuery(query),
        companyId: actor.companyId,
        limit: readLimit(query.limit, headers.limit),
      });
      return { candidates: rows.map(presentCandidate), ...rest };
    },
  });

  route(contract.interviewer, {
    limit: LOOKUPS,
    run: async ({ db }, { query }) => {
      const found = await findInterviewer(db, query.username);
      if (!found) throw notFound();
      return { interviewer: presentInterviewer(found) };
    },
  });
}
