import { withdrawals as contract } from '@ieum/contract/site/withdrawals/endpoints.ts';
import type { Actors } from '#account/auth/public.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { checkPassword, type PasswordDeps } from '#account/users/public.ts';
import type { Secrets } from '#platform/crypto.ts';
import { addSeconds } from '#kit/dates.ts';
import { forbidden } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { previewCompany, previewPerson } from './preview.ts';
import { RETENTION_SECONDS, withdraw } from './withdraw.ts';
import { presentEnd, presentPreview } from './wire.ts';

export interface WithdrawalDeps extends PasswordDeps {
  secrets: Secrets;
  caches: RecruitmentCaches;
  actors: Actors;
}

/** Withdrawal: its effects, and doing it. */
export function withdrawalRoutes(route: Route, deps: WithdrawalDeps) {
  route(contract.preview, {
    run: async ({ db, now, actor }) => {
      if (actor.userType === null) throw forbidden();
      const isPerson = actor.userType === 'PERSON';
      return presentPreview({
        eraseAt: addSeconds(now, RETENTION_SECONDS),
        person: isPerson ? await previewPerson(db, actor.userId) : null,
        company: isPerson ? null : await previewCompany(db, actor.companyId),
      });
    },
  });

  route(contract.withdraw, {
    run: async (ctx, { body: { password, ...leave } }) => {
      if (ctx.actor.userType === null) throw forbidden();
      await checkPassword(ctx, deps, password);
      const eraseAt = await ctx.transact((tx) => withdraw(tx, deps, leave));
      await deps.actors.drop(ctx.actor.userId);
      return presentEnd(eraseAt);
    },
  });
}
