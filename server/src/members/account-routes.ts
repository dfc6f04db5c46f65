import { members as contract } from '@ieum/contract/members.ts';
import type { Route } from '#kit/route.ts';
import { createMember } from './create.ts';
import { administersMembers } from './policy.ts';
import { resetPassword } from './reset-password.ts';
import { reviseMember } from './revise.ts';
import { memberNamed, showMember, type MemberDeps } from './show.ts';
import { setLevel } from './set-level.ts';
import { withdraw } from './withdraw.ts';

/** Accounts made, corrected and closed by the console. */
export function memberAccountRoutes(route: Route, deps: MemberDeps) {
  const subject = memberNamed;
  const policy = administersMembers;

  route(contract.create, {
    run: async (ctx, { body }) => {
      const id = await createMember(ctx, deps, body);
      return { user: await showMember(ctx, deps, id) };
    },
  });

  route(contract.revise, {
    subject,
    policy,
    run: async (ctx, { body }, member) => {
      await reviseMember(ctx, deps, { member, revision: body });
      await deps.actors.drop(member.user.id);
      if (member.company) await deps.dropTags([`company:${member.company.id}`]);
      return { user: await showMember(ctx, deps, member.user.id) };
    },
  });

  route(contract.setLevel, {
    subject,
    policy,
    run: async (ctx, { body }, member) => {
      await setLevel(ctx, member, body._level);
      return { user: await showMember(ctx, deps, member.user.id) };
    },
  });

  route(contract.resetPassword, {
    subject,
    policy,
    run: async (ctx, { body }, member) => {
      const sentBy = await resetPassword(ctx, deps, { member, sealed: body.password });
      await deps.actors.drop(member.user.id);
      return { sentBy };
    },
  });

  route(contract.withdraw, {
    subject,
    policy,
    run: async (ctx, { query }, member) => {
      await withdraw(ctx, member, query.reason ?? '');
      ctx.afterCommit(() => deps.actors.drop(member.user.id));
      return {};
    },
  });
}
