import type { Input } from '@ieum/contract/common/endpoint.ts';
import { imports as contract } from '@ieum/contract/foundation/imports/endpoints.ts';
import type { ImportKind } from '@ieum/contract/foundation/imports/enums.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import type { Actor, Context } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { checkAgain, checkWorkbook } from './check.ts';
import { sendFaults } from './fault-workbook.ts';
import type { Importable } from './importable.ts';
import { mayImport, ownsImport } from './policy.ts';
import { findImport, findImportForUpdate, listRows } from './queries.ts';
import type { ImportRow } from './tables.ts';
import { sendTemplate } from './template.ts';
import { presentImport, presentRow } from './wire.ts';
import { confirmImport } from './write.ts';

const WORKBOOKS = { max: 60, perSeconds: 60 * 60, by: 'actor' } as const;

interface Needs {
  /** The importable kinds that the modules declare. */
  importables: () => readonly Importable[];
}

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
type ReadContext = Pick<Context, 'db' | 'now'>;

export function importRoutes(route: Route, { importables }: Needs) {
  const find = (kind: ImportKind) => importables().find((one) => one.kind === kind);
  workbookRoutes(route, find);
  importedRoutes(route, find);
}

type Find = (kind: ImportKind) => Importable | undefined;
interface OfKind {
  params: { importKind: ImportKind };
}

function workbookRoutes(route: Route, find: Find) {
  const ofKind = {
    subject: async (context: unknown, { params }: OfKind) => find(params.importKind),
    policy: mayImport,
    isVisible: () => true,
  };

  route(contract.template, {
    ...ofKind,
    run: async (ctx, _input, importable, { reply }) => sendTemplate(ctx, reply, importable),
  });

  route(contract.check, {
    ...ofKind,
    limit: WORKBOOKS,
    run: async (ctx, { file }, importable) => {
      const row = await checkWorkbook(ctx, importable, file);
      return { import: presentImport(row, ctx.caller.locale) };
    },
  });
}

function importedRoutes(route: Route, find: Find) {
  const policy = (actor: Actor, row: ImportRow) => ownsImport(actor, row, find(row.kind));
  const subject = ({ db, now }: ReadContext, { params }: RowParams) => findImport(db, params._import, now);
  const toChange = ({ db, now }: ReadContext, { params }: RowParams) =>
    findImportForUpdate(db, params._import, now);
  const importableOf = ({ kind }: ImportRow): Importable => {
    const importable = find(kind);
    if (!importable) throw notFound();
    return importable;
  };

  route(contract.find, {
    subject,
    policy,
    run: async ({ caller }, _input, row) => ({ import: presentImport(row, caller.locale) }),
  });

  route(contract.listRows, {
    subject,
    policy,
    run: async ({ db, caller }, { query }, row) => {
      const { rows, ...rest } = await listRows(db, row.id, query);
      const importable = importableOf(row);
      return { rows: rows.map((one) => presentRow(one, importable, caller.locale)), ...rest };
    },
  });

  route(contract.exportFaults, {
    subject,
    policy,
    run: async (ctx, _input, row, { reply }) =>
      sendFaults(ctx, reply, { row, importable: importableOf(row) }),
  });

  route(contract.checkAgain, {
    subject: toChange,
    policy,
    run: async ({ db, caller }, _input, row) => {
      const isOver = row.state === 'WRITING' || row.state === 'WRITTEN';
      if (isOver) throw new AppError('conflict', commonTexts.conflict);
      return { import: presentImport(await checkAgain(db, importableOf(row), row), caller.locale) };
    },
  });

  route(contract.write, {
    subject: toChange,
    policy,
    run: async (ctx, { body: { reason, skipsFaulty = false } }, row) => {
      const confirmed = await confirmImport(ctx, row, { reason, skipsFaulty });
      return { import: presentImport(confirmed, ctx.caller.locale) };
    },
  });
}
