import { chatPrompts as contract, consolePrompts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { alertRoutes } from './alert-routes.ts';
import { createPrompt, removePrompt, revisePrompt } from './changes.ts';
import { readGroups, saveGroups } from './groups.ts';
import { lockGroups, reorderPrompts } from './prompt-order.ts';
import { editsPrompts } from './policy.ts';
import { findPrompt, findPromptForUpdate, listPrompts, readSuggestions } from './queries.ts';
import { fromDraft, presentConsolePrompt } from './wire.ts';

export function promptRoutes(route: Route) {
  route(contract.list, { run: ({ db }) => readSuggestions(db) });
  readRoutes(route);
  writeRoutes(route);
  groupRoutes(route);
  alertRoutes(route);
}

type RowParams = Pick<Input<typeof consolePrompts.find>, 'params'>;

/** The setting is locked before the row, as in every other write of prompts. */
async function promptToChange(ctx: Pick<Context, 'db' | 'now'>, { params }: RowParams) {
  await lockGroups(ctx);
  return findPromptForUpdate(ctx.db, params._prompt);
}

function readRoutes(route: Route) {
  route(consolePrompts.list, {
    run: async ({ db }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listPrompts(db, part, headers.sort);
      return { prompts: rows.map(presentConsolePrompt), ...rest };
    },
  });

  route(consolePrompts.find, {
    run: async ({ db }, { params }) => {
      const row = await findPrompt(db, params._prompt);
      if (!row) throw notFound();
      return { prompt: presentConsolePrompt(row) };
    },
  });
}

function writeRoutes(route: Route) {
  route(consolePrompts.create, {
    run: async (ctx, { body }) => {
      const { group, query, reply } = body;
      const row = await createPrompt(ctx, { ...fromDraft(body), group, query, reply });
      return { prompt: presentConsolePrompt(row) };
    },
  });

  route(consolePrompts.reorder, {
    run: async (ctx, { body }) => {
      const rows = await reorderPrompts(ctx, { group: body.group, ids: body._prompts });
      return { prompts: rows.map(presentConsolePrompt) };
    },
  });

  route(consolePrompts.revise, {
    subject: promptToChange,
    policy: editsPrompts,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      await rejectOutdated({ seen, current: before.version }, () => presentConsolePrompt(before));
      return { prompt: presentConsolePrompt(await revisePrompt(ctx, before, fromDraft(draft))) };
    },
  });

  route(consolePrompts.remove, {
    subject: promptToChange,
    policy: editsPrompts,
    run: async (ctx, _input, row) => {
      await removePrompt(ctx, row);
      return {};
    },
  });
}

function groupRoutes(route: Route) {
  route(consolePrompts.readGroups, { run: ({ db }) => readGroups(db) });
  route(consolePrompts.saveGroups, { run: (ctx, { body }) => saveGroups(ctx, body) });
}
