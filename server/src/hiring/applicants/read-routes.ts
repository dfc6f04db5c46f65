import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { findRecruitmentWithCompany, type RecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { readLimit, readSort, rejectSort, valuesOf } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { findRowDetails, type Common } from './list/row-details.ts';
import { byRank, readBoard, type Board } from './board/board.ts';
import { sendApplicants } from './list/export.ts';
import { countFacets } from './list/facets.ts';
import { listApplicants, orderOf, sortFields } from './list/list.ts';
import { findNeighbours } from './board/neighbours.ts';
import { knowsApplicant, ofOwnRecruitment } from './policy.ts';
import { findApplicant, findCard } from './queries.ts';
import { fromFilters, fromParams, presentBoard, presentRow } from './wire.ts';

const EXPORT_LIMIT = { max: 10, perSeconds: 60, by: 'actor' } as const;
const newestFirst = [{ field: 'appliedAt', direction: -1 }] as const;
const latestAccepted = [{ field: 'recruitedAt', direction: -1 }] as const;

const readOrder = (header: string | undefined) => {
  const sort = readSort(sortFields, header);
  return sort.length > 0 ? sort : newestFirst;
};

/** Reads the applicants of a recruitment: list, counts, board, neighbours and workbook. */
export function applicantReadRoutes(route: Route) {
  listRoutes(route);
  boardRoutes(route);
}

function listRoutes(route: Route) {
  route(applicants.list, {
    subject: (ctx, { params }) => findRecruitmentWithCompany(ctx.db, params._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (ctx, { query, headers }, recruitment) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: readOrder(headers.sort) };
      return presentPage(
        ctx,
        recruitment,
        await listApplicants(ctx.db, filterOf(ctx, recruitment, query), part),
      );
    },
  });

  route(applicants.recruits, {
    subject: (ctx, { params }) => findRecruitmentWithCompany(ctx.db, params._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (ctx, { query, headers }, recruitment) => {
      rejectSort(headers.sort);
      const filter = { recruitmentId: recruitment.recruitment.id, stages: ['ON_RECRUIT'] as const };
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: latestAccepted };
      return presentPage(ctx, recruitment, await listApplicants(ctx.db, filter, part));
    },
  });

  route(applicants.facets, {
    subject: (ctx, { params }) => findRecruitmentWithCompany(ctx.db, params._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (ctx, { query }, recruitment) => ({
      facets: await countFacets(ctx.db, filterOf(ctx, recruitment, query)),
    }),
  });

  route(applicants.export, {
    limit: EXPORT_LIMIT,
    subject: (ctx, { params }) => findRecruitmentWithCompany(ctx.db, params._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (ctx, { query: { reason, contacts, ...query } }, recruitment, { reply }) => {
      const filter = filterOf(ctx, recruitment, query);
      return sendApplicants(ctx, reply, { recruitment, filter, reason, hasContacts: contacts ?? false });
    },
  });
}

/** The board, and the applicants around one of them. */
function boardRoutes(route: Route) {
  route(applicants.kanban, {
    subject: (ctx, { params }) => findRecruitmentWithCompany(ctx.db, params._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (ctx, { query: { column, after, ...query } }, recruitment) => {
      const board = await readBoard(ctx.db, filterOf(ctx, recruitment, query), { column, after });
      return { kanban: await showBoard(ctx, recruitment, board) };
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
        const position = { columns: byRank, values: valuesOf(byRank, row) };
        return findNeighbours(ctx.db, { ...filter, stages: [row.stage] }, position);
      }
      const columns = orderOf(readOrder(headers.sort));
      return findNeighbours(ctx.db, filter, { columns, values: valuesOf(columns, row) });
    },
  });
}

const filterOf = (
  { actor }: CompanyContext,
  { recruitment }: Pick<RecruitmentWithCompany, 'recruitment'>,
  query: Parameters<typeof fromFilters>[0],
) => fromFilters(query, { recruitmentId: recruitment.id, userId: actor.userId });

async function presentPage(
  ctx: CompanyContext,
  recruitment: RecruitmentWithCompany,
  { rows, ...page }: Awaited<ReturnType<typeof listApplicants>>,
) {
  const details = await findRowDetails(ctx, recruitment, rows);
  return { applications: rows.map((row) => presentRow(row, details)), ...page };
}

/** The board as the caller sees it. */
export async function showBoard(ctx: CompanyContext, recruitment: Common, board: Board) {
  const rows = Object.values(board).flatMap((column) => column.rows);
  return presentBoard(board, await findRowDetails(ctx, recruitment, rows));
}
