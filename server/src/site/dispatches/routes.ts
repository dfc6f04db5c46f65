import { dispatches as contract } from '@ieum/contract/site/dispatches/endpoints.ts';
import type { Context } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';
import { findMessage, presentConsoleRow } from '#foundation/messages/public.ts';
import { dispatch, stateOf, type Letter } from './dispatch.ts';
import { sendsForTheCentre } from './policy.ts';
import { retryMessage } from './retry.ts';
import { moveMessage, stopWaiting } from './waiting.ts';
import { fromEmail, fromMessage, presentDispatch } from './wire.ts';

const SENDINGS = { max: 30, perSeconds: 600, by: 'actor' } as const;
const RETRIES = { max: 120, perSeconds: 600, by: 'actor' } as const;

export function dispatchRoutes(route: Route) {
  const send = async (ctx: Context<'console'>, letter: Letter) => {
    const row = await dispatch(ctx, letter);
    return presentDispatch(row, await stateOf(ctx.db, row));
  };

  route(contract.sendMessage, {
    limit: SENDINGS,
    run: async (ctx, { body }) => ({ message: await send(ctx, fromMessage(body)) }),
  });

  route(contract.sendEmail, {
    limit: SENDINGS,
    run: async (ctx, { body }) => ({ email: await send(ctx, fromEmail(body)) }),
  });

  route(contract.setTime, {
    limit: RETRIES,
    subject: ({ db }, { params }) => findMessage(db, params._message),
    policy: sendsForTheCentre,
    run: async (ctx, { body }, before) => ({
      message: presentConsoleRow(await moveMessage(ctx, before, new Date(body.leavesAt))),
    }),
  });

  route(contract.stop, {
    limit: RETRIES,
    subject: ({ db }, { params }) => findMessage(db, params._message),
    policy: sendsForTheCentre,
    run: async (ctx, _input, before) => ({ message: presentConsoleRow(await stopWaiting(ctx, before)) }),
  });

  route(contract.retry, {
    limit: RETRIES,
    subject: ({ db }, { params }) => findMessage(db, params._message),
    policy: sendsForTheCentre,
    run: async (ctx, _input, before) => ({ message: presentConsoleRow(await retryMessage(ctx, before)) }),
  });
}
