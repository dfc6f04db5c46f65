import { consoleHashTags, hashTags as contract } from '@ieum/contract/foundation/hash-tags/endpoints.ts';
import type { Approvals, BulkRemoval } from '#foundation/approvals/public.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { Context } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { createHashTag, mergeHashTag, removeHashTag, reviseHashTag } from './changes.ts';
import { editsHashTags } from './policy.ts';
import {
  countMerge,
  countRows,
  findByIds,
  findByName,
  findForUpdate,
  findListed,
  listEvery,
  listRowIds,
  suggest,
} from './queries.ts';
import type { Taggable, Visit } from './taggable.ts';
import { fromDraft, presentHashTag, presentRef } from './wire.ts';

export interface HashTagDeps {
  approvals: Approvals;
  removal: BulkRemoval;
  taggables: () => readonly Taggable[];
  dropCachedPages: DropCachedPages;
}

/** The tag of the cached pages that show hashtags. */
export const HASH_TAGS_TAG = 'hash-tags';

/** Somebody who types makes a few calls a second at most. */
const SUGGESTIONS = { max: 240, perSeconds: 60 };

export function hashTagRoutes(route: Route, deps: HashTagDeps) {
  publicRoutes(route, deps);
  consoleReadRoutes(route);
  consoleWriteRoutes(route, deps);
  mergeRoutes(route, deps);
}

function publicRoutes(route: Route, { taggables }: HashTagDeps) {
  route(contract.suggest, {
    limit: SUGGESTIONS,
    run: async ({ db }, { query }) => {
      const { searchValue = '', limit } = query;
      const ids = query._hashTags;
      const rows = ids ? await findByIds(db, ids) : await suggest(db, searchValue, limit);
      return { hashTags: rows.map(presentRef) };
    },
  });

  route(contract.listRows, {
    run: async ({ db, now, caller }, { query: { name, kind, limit, skip } }) => {
      const tag = await findByName(db, name);
      if (!tag) return { hashTag: null, kinds: [] };
      const visit: Visit = { now, locale: caller.locale };
      const readKind = async (taggable: Taggable) => {
        const max = kind === undefined || kind === taggable.kind ? limit : 0;
        const page = { tagId: tag.id, limit: max, skip: kind === undefined ? 0 : skip, visit };
        const [ids, count] = await Promise.all([
          listRowIds(db, taggable, page),
          countRows(db, taggable, tag.id, visit),
        ]);
        const rows = ids.length === 0 ? [] : await taggable.present(db, ids, visit);
        const byId = new Map(rows.map((row) => [row._id, row])); // wire spelling
        return { kind: taggable.kind, ...count, rows: ids.flatMap((id) => byId.get(id) ?? []) };
      };
      return { hashTag: presentRef(tag), kinds: await Promise.all(taggables().map(readKind)) };
    },
  });
}

type ReadContext = Pick<Context, 'db'>;
type RowParams = Pick<Input<typeof consoleHashTags.find>, 'params'>;

async function tagToChange({ db }: ReadContext, { params }: RowParams) {
  const [row] = await findForUpdate(db, [params._hashTag]);
  return row;
}

async function presentOne({ db }: ReadContext, id: string) {
  const row = await findListed(db, id);
  if (!row) throw notFound();
  return { hashTag: presentHashTag(row) };
}

function consoleReadRoutes(route: Route) {
  route(consoleHashTags.list, {
    run: async ({ db }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listEvery(db, part, headers.sort);
      return { hashTags: rows.map(presentHashTag), ...rest };
    },
  });

  route(consoleHashTags.find, { run: (ctx, { params }) => presentOne(ctx, params._hashTag) });

  route(consoleHashTags.previewMerge, {
    run: async ({ db }, { params }) => {
      const [from, into] = [params._hashTag, params._into];
      const known = await findByIds(db, [from, into]);
      if (known.length < 2) throw notFound();
      return countMerge(db, from, into);
    },
  });
}

function consoleWriteRoutes(route: Route, { dropCachedPages, approvals, removal }: HashTagDeps) {
  const refreshPages = () => dropCachedPages([HASH_TAGS_TAG]);

  route(consoleHashTags.create, {
    run: async (ctx, { body }) => presentOne(ctx, (await createHashTag(ctx, fromDraft(body))).id),
  });

  route(consoleHashTags.revise, {
    subject: tagToChange,
    policy: editsHashTags,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      const current = async () => (await presentOne(ctx, before.id)).hashTag;
      await rejectOutdated({ seen, current: before.version }, current);
      await reviseHashTag(ctx, before, fromDraft(draft));
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, before.id);
    },
  });

  route(consoleHashTags.remove, {
    subject: tagToChange,
    policy: editsHashTags,
    run: async (ctx, _input, row) => {
      await removeHashTag(ctx, row);
      ctx.afterCommit(refreshPages);
      return {};
    },
  });

  route(consoleHashTags.removeMany, {
    run: (ctx, { body }) => removal.ask(ctx, approvals, body),
  });
}

function mergeRoutes(route: Route, { dropCachedPages }: HashTagDeps) {
  route(consoleHashTags.merge, {
    // Read without a lock: the merge locks both tags in one order.
    subject: ({ db }, { params }) => findListed(db, params._hashTag),
    policy: editsHashTags,
    run: async (ctx, { body }, { tag }) => {
      const { into, moved } = await mergeHashTag(ctx, tag.id, body._into);
      ctx.afterCommit(() => dropCachedPages([HASH_TAGS_TAG]));
      return { ...(await presentOne(ctx, into.id)), moved };
    },
  });
}
