import { lectures as contract } from '@ieum/contract/live/lectures/endpoints.ts';
import { codeTexts } from '@ieum/contract/live/codes/texts.ts';
import { isSameCode, takeTry } from '#live/codes/public.ts';
import type { Context } from '#kit/context.ts';
import { readLimit, readSort } from '#kit/db/pagination.ts';
import { AppError, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { readTree } from '../categories/tree.ts';
import type { LectureDeps } from '../deps.ts';
import { filesOf } from '../files.ts';
import { seesAll } from '../policy.ts';
import { findLecture, listPublished, type FoundLecture, type WatchedLecture } from '../queries.ts';
import { grant, isOpenTo } from '../watching/access-grants.ts';
import { presentCard, presentCategory, presentLecture } from '../wire.ts';

/** Lectures as visitors find and watch them. */
export function publicLectureRoutes(route: Route, deps: LectureDeps) {
  route(contract.list, {
    run: async ({ db }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listPublished(db, part, headers.sort);
      return { lectures: rows.map((row) => presentCard(row, deps.fileStore.present)), ...rest };
    },
  });

  route(contract.categories, {
    run: async ({ db }, { query, headers }) => {
      const tree = await readTree(db);
      const [key] = readSort(['index'], headers.sort);
      const ordered = key?.direction === -1 ? tree.toReversed() : tree;
      const shown = ordered.filter(({ depth }) => query.depth === undefined || depth === query.depth);
      return { categories: shown.map(presentCategory) };
    },
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const found = await findViewed(ctx, params._lecture);
      deps.views.add({ lectureId: found.lecture.id, at: ctx.now }, ctx.caller);
      const isAccessible = await isOpenTo(ctx.db, found.lecture, { viewer: ctx, secrets: deps.secrets });
      return present(ctx, deps, { found, isAccessible });
    },
  });

  route(contract.enter, {
    subject: (ctx, { params }) => findLecture(ctx.db, params._lecture),
    policy: (actor, found) => isViewable(actor, found),
    run: async (ctx, { body }, found) => {
      await takeTry(deps.limiter, ctx);
      const { lecture } = found;
      if (lecture.hasCode && !isSameCode(body.code, lecture.code))
        throw new AppError('invalid', codeTexts.wrong, { fields: { code: codeTexts.wrong } });
      if (lecture.hasCode) await grant(ctx, lecture, deps.secrets);
      return present(ctx, deps, { found, isAccessible: true });
    },
  });
}

/** Whether somebody may open the page of a lecture: visitors find it, or it is theirs. */
export const isViewable = (actor: Context['actor'], { lecture, isListed }: WatchedLecture): boolean =>
  isListed || seesAll(actor, lecture);

/** A lecture that the caller may open; 404 for every other. */
export async function findViewed({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const found = await findLecture(db, id);
  if (!found || !isViewable(actor, found)) throw notFound();
  return found;
}

async function present(
  ctx: Pick<Context, 'db' | 'now'>,
  { fileStore }: LectureDeps,
  { found, isAccessible }: { found: FoundLecture; isAccessible: boolean },
) {
  const files = isAccessible
    ? await filesOf(ctx, fileStore, found)
    : { present: fileStore.present, handOuts: [] };
  return { lecture: presentLecture(found, { ...files, isAccessible }), isAccessible };
}
