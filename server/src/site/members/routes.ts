import { members as contract } from '@ieum/contract/site/members/endpoints.ts';
import { memberTexts } from '@ieum/contract/site/members/texts.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import { presentOwnFile } from '#foundation/files/public.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { memberAccountRoutes } from './accounts/account-routes.ts';
import { memberDecisionRoutes } from './decision-routes.ts';
import { disclose } from './disclose.ts';
import { administersMembers, isListed } from './policy.ts';
import { fromFilter } from './accounts/draft-wire.ts';
import { listMembers, readMemberSort } from './queries.ts';
import {
  awaitsDecision,
  memberNamed,
  recordDocuments,
  describeMember,
  describeWhole,
  type MemberDeps,
} from './describe-member.ts';
import { summariseMembers } from './summary.ts';
import { presentMember, presentWithdrawn } from './wire.ts';
import { findWithdrawn, listWithdrawn } from './withdrawn.ts';
import { sendMembers } from './workbook.ts';

export function memberRoutes(route: Route, deps: MemberDeps) {
  listRoutes(route, deps);
  readingRoutes(route, deps);
  memberAccountRoutes(route, deps);
  memberDecisionRoutes(route, deps);
}

function listRoutes(route: Route, { fileStore }: MemberDeps) {
  route(contract.list, {
    run: async ({ db, now }, { query, headers }) => {
      const filter = { ...fromFilter(query), limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listMembers(db, filter, headers.sort);
      return { users: rows.map((row) => presentMember(row, { fileStore, now })), ...rest };
    },
  });

  route(contract.summary, {
    run: async ({ db, now }) => ({ summary: await summariseMembers(db, now) }),
  });

  route(contract.export, {
    run: async (ctx, { query: { reason, contacts, ...query }, headers: { sort } }, { reply }) => {
      const requested = { filter: fromFilter(query), order: readMemberSort(sort), reason };
      return sendMembers(ctx, reply, { ...requested, hasContacts: contacts ?? false });
    },
  });

  route(contract.listWithdrawn, {
    run: async ({ db }, { query, headers }) => {
      const filter = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listWithdrawn(db, filter, headers.sort);
      return { users: rows.map(presentWithdrawn), ...rest };
    },
  });

  route(contract.findWithdrawn, {
    run: async ({ db }, { params }) => {
      const row = await findWithdrawn(db, params._user);
      if (!row) throw notFound();
      return { user: presentWithdrawn(row) };
    },
  });
}

function readingRoutes(route: Route, deps: MemberDeps) {
  route(contract.find, {
    run: async (ctx, { params }) => ({ user: await describeMember(ctx, deps, params._user) }),
  });

  route(contract.disclose, {
    subject: memberNamed,
    policy: administersMembers,
    isVisible: isListed,
    run: async (ctx, { body: { reason } }, row) => {
      await disclose(ctx, row, reason);
      return { user: await describeWhole(ctx, deps, { row, reason }) };
    },
  });

  route(contract.listFiles, {
    run: async (ctx, { params, query }) => {
      const row = await memberNamed(ctx, { params });
      if (!row) throw notFound();
      const reason = query.reason || (awaitsDecision(row) ? memberTexts.reasonApproval.text.ko : '');
      if (reason) recordDocuments(ctx, deps.accessRecords, { row, reason });
      const files = reason ? [row.registration, row.logo, row.picture] : [row.logo];
      const current = files.filter((file): file is FileRow => file !== null);
      return { files: current.map((file) => presentOwnFile(file, deps.fileStore.present(file))) };
    },
  });
}
