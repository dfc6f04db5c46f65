import { companyLectures as contract } from '@ieum/contract/live/lectures/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { Company, Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import type { Route } from '#kit/http/route.ts';
import { createLecture, removeLecture, reviseLecture } from '../changes.ts';
import { tagsOf, type LectureDeps } from '../deps.ts';
import { ownsLecture } from '../policy.ts';
import { findLecture, findLectureForUpdate, listOfCompany } from '../queries.ts';
import { readOwned } from '../read-owned.ts';
import type { LectureRow } from '../tables.ts';
import { sendAttendance } from '../attendance/workbook.ts';
import { fromDraft, presentCard } from '../wire.ts';

type RowParams = Pick<Input<typeof contract.find>, 'params'>;

/** A lecture that its company changes. */
export const owned = {
  subject: ({ db }: Pick<Context, 'db'>, { params }: RowParams) => findLectureForUpdate(db, params._lecture),
  policy: (actor: Company, row: LectureRow) => ownsLecture(actor, row),
  isVisible: ({ isActive, isPublic }: LectureRow) => isActive && isPublic,
};

/** Lectures as their company writes them. */
export function companyLectureRoutes(route: Route, deps: LectureDeps) {
  const { fileStore, dropCachedPages } = deps;

  route(contract.list, {
    run: async ({ db, actor }, { query, headers }) => {
      const filter = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listOfCompany(db, actor.companyId, { filter, sort: headers.sort });
      return { lectures: rows.map((row) => presentCard(row, fileStore.present)), ...rest };
    },
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      const draft = { ...fromDraft(body), subject: body.subject };
      const row = await createLecture(ctx, { companyId: ctx.actor.companyId, draft, tagIds: body._hashTags });
      ctx.afterCommit(() => dropCachedPages(tagsOf(row.id)));
      return readOwned(ctx, fileStore, row.id);
    },
  });

  route(contract.find, { ...owned, run: (ctx, _, row) => readOwned(ctx, fileStore, row.id) });

  route(contract.revise, {
    ...owned,
    run: async (ctx, { body: { version: seen, ...body } }, before) => {
      await rejectOutdated(
        { seen, current: before.version },
        async () => (await readOwned(ctx, fileStore, before.id)).lecture,
      );
      const row = await reviseLecture(ctx, { before, change: fromDraft(body), tagIds: body._hashTags });
      ctx.afterCommit(() => dropCachedPages(tagsOf(row.id)));
      return readOwned(ctx, fileStore, row.id);
    },
  });

  route(contract.attendance, {
    limit: { max: 10, perSeconds: 60, by: 'actor' },
    subject: ({ db }, { params }) => findLecture(db, params._lecture),
    policy: (actor, found) => ownsLecture(actor, found.lecture),
    isVisible: (found) => found.isListed,
    run: (ctx, { query }, { lecture }, { reply }) =>
      sendAttendance(ctx, reply, { lecture, reason: query.reason }),
  });

  route(contract.remove, {
    ...owned,
    run: async (ctx, _, row) => {
      await removeLecture(ctx, fileStore, row);
      ctx.afterCommit(() => dropCachedPages(tagsOf(row.id)));
      return {};
    },
  });
}
