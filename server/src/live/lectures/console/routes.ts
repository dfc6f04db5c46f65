import type { Input } from '@ieum/contract/common/endpoint.ts';
import { consoleLectures as contract } from '@ieum/contract/live/lectures/endpoints.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { and, eq } from 'drizzle-orm';
import { isShown } from '#hiring/companies/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Context, Db } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { invalidAt } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { createLecture, removeLecture, reviseLecture } from '../changes.ts';
import { tagsOf, type LectureDeps } from '../deps.ts';
import { editsLectures } from '../policy.ts';
import { findLectureForUpdate, listEvery } from '../queries.ts';
import { readOwned } from '../read-owned.ts';
import { fromDraft, presentCard } from '../wire.ts';

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
const edited = {
  subject: ({ db }: Pick<Context, 'db'>, { params }: RowParams) => findLectureForUpdate(db, params._lecture),
  policy: editsLectures,
};

/** Lectures of all companies, as administrators see and change them. */
export function consoleLectureRoutes(route: Route, { fileStore, dropCachedPages }: LectureDeps) {
  route(contract.list, {
    run: async ({ db }, { query, headers }) => {
      const filter = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listEvery(db, filter, headers.sort);
      return { lectures: rows.map((row) => presentCard(row, fileStore.present)), ...rest };
    },
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      const companyId = body._company;
      await rejectUnknownCompany(ctx.db, companyId);
      const draft = { ...fromDraft(body), subject: body.subject };
      const row = await createLecture(ctx, { companyId, draft, tagIds: body._hashTags });
      ctx.afterCommit(() => dropCachedPages(tagsOf(row.id)));
      return readOwned(ctx, fileStore, row.id);
    },
  });

  route(contract.find, {
    run: (ctx, { params }) => readOwned(ctx, fileStore, params._lecture),
  });

  route(contract.revise, {
    ...edited,
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

  route(contract.remove, {
    ...edited,
    run: async (ctx, _, row) => {
      await removeLecture(ctx, fileStore, row);
      ctx.afterCommit(() => dropCachedPages(tagsOf(row.id)));
      return {};
    },
  });
}

async function rejectUnknownCompany(db: Db, id: string): Promise<void> {
  const [found] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(isShown, eq(companies.id, id)))
    .for('key share');
  if (!found) throw invalidAt('_company', m.companyUnknown);
}
