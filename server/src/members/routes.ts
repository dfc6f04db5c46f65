import type { Input } from '@ieum/contract/endpoint.ts';
import { members as contract } from '@ieum/contract/members.ts';
import type { AccessRecords } from '#audit/public.ts';
import type { Actors } from '#auth/public.ts';
import type { CompanyRow } from '#companies/tables.ts';
import { presentOwnFile, type FileStore } from '#files/public.ts';
import type { Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit } from '#kit/listing.ts';
import type { Route } from '#kit/route.ts';
import { approve, reject } from './decide.ts';
import { administersMembers } from './policy.ts';
import { findMember, listAgreements, listMembers, type MemberRow } from './queries.ts';
import { setStatus } from './set-status.ts';
import { summariseMembers } from './summary.ts';
import { presentDecision, presentMember, presentMemberDetail } from './wire.ts';

interface MemberDeps {
  fileStore: FileStore;
  actors: Actors;
  accessRecords: AccessRecords;
  /** Drops the cached pages that show a company. */
  dropTags: (tags: readonly string[]) => Promise<void>;
}

type Console = Context<'console'>;
type Named = Pick<Input<typeof contract.find>, 'params'>;
const memberNamed = ({ db }: Pick<Console, 'db'>, { params }: Named) => findMember(db, params._user);

export function memberRoutes(route: Route, deps: MemberDeps) {
  readingRoutes(route, deps);
  decisionRoutes(route, deps);
}

/** Shows a member whole and records who looked. */
async function presentWhole(ctx: Console, { fileStore, accessRecords }: MemberDeps, userId: string) {
  const row = await findMember(ctx.db, userId);
  if (!row) throw notFound();
  accessRecords.record(ctx, { personId: userId, what: 'CONTACT' });
  recordPapers(ctx, accessRecords, row);
  const agreements = await listAgreements(ctx.db, userId);
  return presentMemberDetail({ ...row, agreements }, { fileStore, now: ctx.now });
}

function recordPapers(ctx: Console, accessRecords: AccessRecords, { user, registration }: MemberRow) {
  if (!registration) return;
  const what = 'BUSINESS_REGISTRATION';
  accessRecords.record(ctx, { personId: user.id, what, subjectId: registration.id });
}

function readingRoutes(route: Route, deps: MemberDeps) {
  const { fileStore } = deps;

  route(contract.list, {
    run: async ({ db, now }, { query, headers }) => {
      const filter = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listMembers(db, filter, headers.sort);
      return { users: rows.map((row) => presentMember(row, { fileStore, now })), ...rest };
    },
  });

  route(contract.summary, {
    run: async ({ db, now }) => ({ summary: await summariseMembers(db, now) }),
  });

  route(contract.find, {
    run: async (ctx, { params }) => ({ user: await presentWhole(ctx, deps, params._user) }),
  });

  route(contract.listFiles, {
    run: async (ctx, { params }) => {
      const member = await memberNamed(ctx, { params });
      if (!member) throw notFound();
      recordPapers(ctx, deps.accessRecords, member);
      const held = [member.registration, member.logo, member.picture].filter((file) => file !== null);
      return { files: held.map((file) => presentOwnFile(file, fileStore.present(file))) };
    },
  });
}

function decisionRoutes(route: Route, deps: MemberDeps) {
  const presentDecided = async (ctx: Console, { user }: MemberRow, company: CompanyRow) => {
    ctx.afterCommit(async () => {
      await deps.actors.drop(user.id);
      await deps.dropTags([`company:${company.id}`]);
    });
    return { user: await presentWhole(ctx, deps, user.id), company: presentDecision(company) };
  };

  route(contract.approve, {
    subject: memberNamed,
    policy: administersMembers,
    run: async (ctx, _input, member) => presentDecided(ctx, member, await approve(ctx, member)),
  });

  route(contract.reject, {
    subject: memberNamed,
    policy: administersMembers,
    run: async (ctx, { body }, member) =>
      presentDecided(ctx, member, await reject(ctx, member, body.rejectMsg)),
  });

  route(contract.setStatus, {
    subject: memberNamed,
    policy: administersMembers,
    run: async (ctx, { body }, member) => {
      await setStatus(ctx, member, body.status);
      ctx.afterCommit(() => deps.actors.drop(member.user.id));
      return { user: await presentWhole(ctx, deps, member.user.id) };
    },
  });
}
