import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { findPosting, type Posting } from '#hiring/applications/public.ts';
import type { Company, ContextOf } from '#kit/context.ts';
import { readLimit, readSort, valuesOf } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { findBeside, type Common } from './list/beside.ts';
import { byRank, readBoard, type Board } from './board/board.ts';
import { sendApplicants } from './list/export.ts';
import { countFacets } from './list/facets.ts';
import { listApplicants, orderOf, sortFields } from './list/list.ts';
import { findNeighbours } from './board/neighbours.ts';
import { knowsApplicant, ofOwnPosting } from './policy.ts';
import { findApplicant, findCard } from './queries.ts';
import { fromFilters, fromParams, presentBoard, presentRow } from './wire.ts';

type Doing = Pick<ContextOf<Company>, 'db' | 'actor'>;

const EXPORT_LIMIT = { max: 10, perSeconds: 60, by: 'actor' } as const;
const newestFirst = [{ field: 'appliedAt', direction: -1 }] as const;
const latestAccepted = [{ field: 'recruitedAt', direction: -1 }] as const;

const readOrder = (header: string | undefined) => {
  const sort = readSort(sortFields, header);
  return sort.length > 0 ? sort : newestFirst;
};

/** Reads the applicants of a posting: list, counts, board, neighbours and workbook. */
export function applicantReadRoutes(route: Route) {
  route(applicants.list, {
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    ...ofOwnPosting,
    run: async (ctx, { query, headers }, posting) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: readOrder(headers.sort) };
      return presentPage(ctx, posting, await listApplicants(ctx.db, filterOf(ctx, posting, query), part));
    },
  });

  route(applicants.recruits, {
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    ...ofOwnPosting,
    run: async (ctx, { query, headers }, posting) => {
      readSort([], headers.sort);
      const filter = { recruitmentId: posting.recruitment.id, stages: ['ON_RECRUIT'] as const };
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: latestAccepted };
      return presentPage(ctx, posting, await listApplicants(ctx.db, filter, part));
    },
  });

  route(applicants.facets, {
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    ...ofOwnPosting,
    run: async (ctx, { query }, posting) => ({
      facets: await countFacets(ctx.db, filterOf(ctx, posting, query)),
    }),
  });

  route(applicants.kanban, {
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    ...ofOwnPosting,
    run: async (ctx, { query: { column, after, ...query } }, posting) => {
      const board = await readBoard(ctx.db, filterOf(ctx, posting, query), { column, after });
      return { kanban: await showBoard(ctx, posting, board) };
    },
  });

  route(applicants.neighbours, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params)),
    policy: knowsApplicant,
    run: async (ctx, { query: { board, ...query }, headers }, owned) => {
      const filter = filterOf(ctx, owned, query);
      const row = await findCard(ctx.db, owned.application.id);
      if (!row) return { previous: null, next: null, index: 0, count: 0 };
      if (board) {
        const standing = { columns: byRank, values: valuesOf(byRank, row) };
        return findNeighbours(ctx.db, { ...filter, stages: [row.stage] }, standing);
      }
      const columns = orderOf(readOrder(headers.sort));
      return findNeighbours(ctx.db, filter, { columns, values: valuesOf(columns, row) });
    },
  });

  route(applicants.export, {
    limit: EXPORT_LIMIT,
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    ...ofOwnPosting,
    run: async (ctx, { query: { reason, contacts, ...query } }, posting, { reply }) => {
      const filter = filterOf(ctx, posting, query);
      return sendApplicants(ctx, reply, { posting, filter, reason, hasContacts: contacts ?? false });
    },
  });
}

const filterOf = (
  { actor }: Doing,
  { recruitment }: Pick<Posting, 'recruitment'>,
  query: Parameters<typeof fromFilters>[0],
) => fromFilters(query, { recruitmentId: recruitment.id, userId: actor.userId });

async function presentPage(
  ctx: Doing,
  posting: Posting,
  { rows, ...page }: Awaited<ReturnType<typeof listApplicants>>,
) {
  const beside = await findBeside(ctx, posting, rows);
  return { applications: rows.map((row) => presentRow(row, beside)), ...page };
}

/** The board as the caller sees it. */
export async function showBoard(ctx: Doing, posting: Common, board: Board) {
  const rows = Object.values(board).flatMap((column) => column.rows);
  return presentBoard(board, await findBeside(ctx, posting, rows));
}
