import { secondFactors as contract } from '@ieum/contract/account/second-factors/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import { countRecoveryCodes } from '#account/auth/public.ts';
import { checkPassword, type PasswordDeps } from '#account/users/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Context, Db } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';
import type { Secrets } from '#platform/crypto.ts';
import { removeOther, removeOwn, renewCodes } from './change.ts';
import { hasConsole, readsFactors, removesFactor } from './policy.ts';
import { findAccount, findFactor, isFactorRequired } from './queries.ts';
import { beginSetUp, confirmSetUp } from './set-up.ts';
import { presentFactor } from './wire.ts';

export interface SecondFactorDeps extends PasswordDeps {
  secrets: Secrets;
  notifier: Notifier;
}

const TRIES = { max: 30, perSeconds: 600, by: 'actor' } as const;

export function secondFactorRoutes(route: Route, deps: SecondFactorDeps) {
  setUpRoutes(route, deps);
  changeRoutes(route, deps);
  ownerRoutes(route, deps);
}

const present = async (db: Db, userId: string) => {
  const [row, isRequired, codesLeft] = await Promise.all([
    findFactor(db, userId),
    isFactorRequired(db),
    countRecoveryCodes(db, userId),
  ]);
  return { secondFactor: presentFactor(row, { isRequired, codesLeft }) };
};

/** A member's is always off and cannot be set up: 403. */
const ofAdministrators = {
  subject: async ({ actor }: Pick<Context<'member'>, 'actor'>) => actor,
  policy: hasConsole,
  isVisible: () => true,
};

function setUpRoutes(route: Route, deps: SecondFactorDeps) {
  route(contract.read, {
    run: ({ db, actor }) => present(db, actor.userId),
  });

  route(contract.begin, {
    ...ofAdministrators,
    limit: TRIES,
    run: async (ctx, { body }) => {
      await checkPassword(ctx, deps, body.password);
      return beginSetUp(ctx, deps.secrets);
    },
  });

  route(contract.confirm, {
    ...ofAdministrators,
    limit: TRIES,
    run: async (ctx, { body }) => {
      const recoveryCodes = await confirmSetUp(ctx, deps.secrets, body.code);
      await deps.actors.drop(ctx.actor.userId);
      return { recoveryCodes };
    },
  });
}

function changeRoutes(route: Route, deps: SecondFactorDeps) {
  route(contract.remove, {
    ...ofAdministrators,
    limit: TRIES,
    run: async (ctx, { body }) => {
      await removeOwn(ctx, deps, body.code);
      return {};
    },
  });

  route(contract.renewCodes, {
    ...ofAdministrators,
    limit: TRIES,
    run: async (ctx, { body }) => ({ recoveryCodes: await renewCodes(ctx, deps, body.code) }),
  });
}

type RowParams = Pick<Input<typeof contract.readOther>, 'params'>;
const accountNamed = ({ db }: Pick<Context, 'db'>, { params }: RowParams) => findAccount(db, params._user);

function ownerRoutes(route: Route, { notifier, actors }: SecondFactorDeps) {
  route(contract.readOther, {
    subject: accountNamed,
    policy: readsFactors,
    run: ({ db }, _, { id }) => present(db, id),
  });

  route(contract.removeOther, {
    subject: accountNamed,
    policy: removesFactor,
    run: async (ctx, { query }, other) => {
      await removeOther(ctx, notifier, { other, reason: query.reason });
      ctx.afterCommit(() => actors.drop(other.id));
      return {};
    },
  });
}
