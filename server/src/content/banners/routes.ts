import { banners as contract, consoleBanners } from '@ieum/contract/content/banners/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Context } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { createBanner, removeBanner, reviseBanner } from './changes.ts';
import { editsBanners } from './policy.ts';
import { findBanner, findBannerForUpdate, findShown, findSlides, listBanners } from './queries.ts';
import type { BannerRow } from './tables.ts';
import { fromDraft, presentBanner, presentConsoleBanner, presentConsoleRow } from './wire.ts';

export interface BannerDeps {
  fileStore: FileStore;
  publicUrl: string;
  dropCachedPages: DropCachedPages;
}

/** The tag of the cached pages that show banners. */
export const BANNERS_TAG = 'banners';

export function bannerRoutes(route: Route, deps: BannerDeps) {
  route(contract.find, {
    run: async ({ db, now }, { params }) => {
      const row = await findShown(db, params.code, now);
      const slides = row ? await findSlides(db, row.id) : [];
      return { banner: row ? presentBanner(row, slides, deps.fileStore.present) : null };
    },
  });
  consoleReadRoutes(route, deps);
  consoleWriteRoutes(route, deps);
}

type RowParams = Pick<Input<typeof consoleBanners.find>, 'params'>;
const bannerToChange = ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
  findBannerForUpdate(db, params._banner);

const presentOne = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { present }: FileStore,
  row: BannerRow,
) => ({
  banner: presentConsoleBanner(row, await findSlides(db, row.id), { present, now }),
});

function consoleReadRoutes(route: Route, { fileStore }: BannerDeps) {
  route(consoleBanners.list, {
    run: async ({ db, now }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listBanners(db, part, { now, sort: headers.sort });
      return { banners: rows.map((row) => presentConsoleRow(row, now)), ...rest };
    },
  });

  route(consoleBanners.find, {
    run: async (ctx, { params }) => {
      const row = await findBanner(ctx.db, params._banner);
      if (!row) throw notFound();
      return presentOne(ctx, fileStore, row);
    },
  });
}

function consoleWriteRoutes(route: Route, { fileStore, publicUrl, dropCachedPages }: BannerDeps) {
  const refreshPages = () => dropCachedPages([BANNERS_TAG]);

  route(consoleBanners.create, {
    run: async (ctx, { body }) => {
      const { code, name } = body;
      const row = await createBanner(ctx, fileStore, { ...fromDraft(body, publicUrl), code, name });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, fileStore, row);
    },
  });

  route(consoleBanners.revise, {
    subject: bannerToChange,
    policy: editsBanners,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      await rejectOutdated(
        { seen, current: before.version },
        async () => (await presentOne(ctx, fileStore, before)).banner,
      );
      const change = fromDraft(draft, publicUrl);
      const row = await reviseBanner(ctx, fileStore, { before, change });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, fileStore, row);
    },
  });

  route(consoleBanners.remove, {
    subject: bannerToChange,
    policy: editsBanners,
    run: async (ctx, _input, row) => {
      await removeBanner(ctx, fileStore, row);
      ctx.afterCommit(refreshPages);
      return {};
    },
  });
}
