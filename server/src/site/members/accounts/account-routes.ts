import type { Input } from '@ieum/contract/common/endpoint.ts';
import { members as contract } from '@ieum/contract/site/members/endpoints.ts';
import type { Context } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';
import { createMember } from './create.ts';
import { administersMembers, isListed } from '../policy.ts';
import { resetPassword } from './reset-password.ts';
import { reviseMember } from './revise.ts';
import { memberNamed, describeChanged, describeMember, type MemberDeps } from '../describe-member.ts';
import { setLevel } from './set-level.ts';
import { eraseMember, withdrawMember } from '../withdraw.ts';
import { findWithdrawn } from '../withdrawn.ts';

/** Creating, correcting and closing accounts from the console. */
export function memberAccountRoutes(route: Route, deps: MemberDeps) {
  writingRoutes(route, deps);
  closingRoutes(route, deps);
}

const subject = memberNamed;
const policy = administersMembers;
const isVisible = isListed;

function writingRoutes(route: Route, deps: MemberDeps) {
  route(contract.create, {
    run: async (ctx, { body }) => {
      const id = await createMember(ctx, deps, body);
      return { user: await describeMember(ctx, deps, id) };
    },
  });

  route(contract.revise, {
    subject,
    policy,
    isVisible,
    run: async (ctx, { body }, member) => {
      const presentCurrent = (tx: typeof ctx) => describeChanged(tx, deps, member.user.id);
      await reviseMember(ctx, deps, { member, revision: body, presentCurrent });
      await deps.actors.drop(member.user.id);
      if (member.company) await deps.dropCachedPages([`company:${member.company.id}`]);
      return { user: await describeMember(ctx, deps, member.user.id) };
    },
  });

  route(contract.setLevel, {
    subject,
    policy,
    isVisible,
    run: async (ctx, { body }, member) => {
      await setLevel(ctx, member, body._level);
      return { user: await describeMember(ctx, deps, member.user.id) };
    },
  });

  route(contract.resetPassword, {
    subject,
    policy,
    isVisible,
    run: async (ctx, { body }, member) => {
      const sentBy = await resetPassword(ctx, deps, { member, encrypted: body.password });
      await deps.actors.drop(member.user.id);
      return { sentBy };
    },
  });
}

function closingRoutes(route: Route, deps: MemberDeps) {
  route(contract.withdraw, {
    subject,
    policy,
    isVisible,
    run: async (ctx, { query }, member) => {
      await withdrawMember(ctx, deps, { member, reason: query.reason ?? '' });
      ctx.afterCommit(() => deps.actors.drop(member.user.id));
      return {};
    },
  });

  route(contract.erase, {
    subject: ({ db }: Pick<Context, 'db'>, { params }: Pick<Input<typeof contract.find>, 'params'>) =>
      findWithdrawn(db, params._user),
    policy,
    isVisible,
    run: async (ctx, _, left) => {
      await eraseMember(ctx, deps, left);
      return {};
    },
  });
}
