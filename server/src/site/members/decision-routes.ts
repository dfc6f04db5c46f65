import { members as contract } from '@ieum/contract/site/members/endpoints.ts';
import type { CompanyRow } from '#hiring/companies/tables.ts';
import type { Context } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';
import { approve, reject } from './decide.ts';
import { administersMembers, isListed } from './policy.ts';
import type { MemberRow } from './queries.ts';
import { memberNamed, describeMember, type MemberDeps } from './describe-member.ts';
import { setStatus } from './accounts/set-status.ts';
import { presentDecision } from './wire.ts';

/** Approving and rejecting companies, and blocking accounts. */
export function memberDecisionRoutes(route: Route, deps: MemberDeps) {
  const presentDecided = async (ctx: Context<'console'>, { user }: MemberRow, company: CompanyRow) => {
    ctx.afterCommit(async () => {
      await deps.actors.drop(user.id);
      await deps.dropCachedPages([`company:${company.id}`]);
    });
    return { user: await describeMember(ctx, deps, user.id), company: presentDecision(company) };
  };

  route(contract.approve, {
    subject: memberNamed,
    policy: administersMembers,
    isVisible: isListed,
    run: async (ctx, _input, member) => presentDecided(ctx, member, await approve(ctx, member)),
  });

  route(contract.reject, {
    subject: memberNamed,
    policy: administersMembers,
    isVisible: isListed,
    run: async (ctx, { body }, member) =>
      presentDecided(ctx, member, await reject(ctx, member, body.rejectMsg)),
  });

  route(contract.setStatus, {
    subject: memberNamed,
    policy: administersMembers,
    isVisible: isListed,
    run: async (ctx, { body }, member) => {
      await setStatus(ctx, deps.caches, { member, ...body });
      ctx.afterCommit(() => deps.actors.drop(member.user.id));
      return { user: await describeMember(ctx, deps, member.user.id) };
    },
  });
}
