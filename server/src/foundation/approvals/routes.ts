import { approvals as contract } from '@ieum/contract/foundation/approvals/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Actor, Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import type { Approvable } from './approvable.ts';
import { approve, reject } from './decide.ts';
import { decides } from './policy.ts';
import { findRequest, findRequestForUpdate, listApprovers, listRequests } from './queries.ts';
import type { ApprovalRow } from './tables.ts';
import { presentFact, presentRequest } from './wire.ts';

export interface ApprovalDeps {
  notifier: Notifier;
  /** The kinds of acts that the modules declare. */
  approvables: () => readonly Approvable[];
}

type RowParams = Pick<Input<typeof contract.find>, 'params'>;

export function approvalRoutes(route: Route, { notifier, approvables }: ApprovalDeps) {
  const kindOf = ({ kind }: ApprovalRow) => approvables().find((one) => one.kind === kind);
  const present = ({ actor, caller, now }: Context<'console'>, row: ApprovalRow) =>
    presentRequest(row, { locale: caller.locale, mayDecide: decides(actor, row, kindOf(row)), now });
  const presentWhole = async (ctx: Context<'console'>, row: ApprovalRow) => {
    const approvable = kindOf(row);
    const { parameters } = row;
    if (!approvable || !parameters) return { ...present(ctx, row), detail: null, facts: [] };
    const facts = await approvable.factsOf(ctx.db, parameters);
    return {
      ...present(ctx, row),
      detail: approvable.detailOf(parameters),
      facts: facts.map((fact) => presentFact(fact, ctx.caller.locale)),
    };
  };

  route(contract.list, {
    run: async (ctx, { query: { state, ...part } }) => {
      const { rows, ...rest } = await listRequests(ctx.db, state, part);
      return { approvals: rows.map((row) => present(ctx, row)), ...rest };
    },
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const row = await findRequest(ctx.db, params._approval);
      if (!row) throw notFound();
      return { approval: await presentWhole(ctx, row) };
    },
  });

  const ofOthers = {
    subject: ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
      findRequestForUpdate(db, params._approval),
    policy: (actor: Actor, row: ApprovalRow) => decides(actor, row, kindOf(row)),
    isVisible: () => true,
  };

  route(contract.approve, {
    ...ofOthers,
    run: async (ctx, { body: { reason } }, request) => {
      const approvable = kindOf(request);
      if (!approvable) throw notFound();
      const decided = await approve(ctx, notifier, { request, reason, approvable });
      return { approval: await presentWhole(ctx, decided) };
    },
  });

  route(contract.reject, {
    ...ofOthers,
    run: async (ctx, { body: { reason } }, request) => ({
      approval: await presentWhole(ctx, await reject(ctx, notifier, { request, reason })),
    }),
  });
}

/** Whether an act of the caller needs a second administrator: there may be none. */
export function approverRoutes(route: Route) {
  route(contract.findApprovers, {
    run: async ({ db, actor }, { query: { right } }) => ({
      hasApprovers: (await listApprovers(db, right, actor.userId)).length > 0,
    }),
  });
}
