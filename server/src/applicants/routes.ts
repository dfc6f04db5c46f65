import { applicants } from '@ieum/contract/applicants.ts';
import { applicantMessages as m } from '@ieum/contract/messages/applicants.ts';
import { findPosting, readContents, type OwnedApplication, type Posting } from '#applications/public.ts';
import type { AccessRecords } from '#audit/public.ts';
import type { FileStore } from '#files/public.ts';
import type { Company, ContextOf, Db } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { readLimit, readSort } from '#kit/listing.ts';
import type { Route } from '#kit/route.ts';
import { ownsRecruitment, type Memories } from '#recruitments/public.ts';
import { readBoard } from './board.ts';
import { certifyApplicant } from './certify.ts';
import { listApplicants, sortFields } from './list.ts';
import { moveApplicant, type Move } from './move.ts';
import { markViewed } from './open.ts';
import { knowsApplicant } from './policy.ts';
import { findApplicant, findCard, listMoves } from './queries.ts';
import type { LiveBoard } from './socket.ts';
import {
  fromBoardMove,
  fromMove,
  fromParams,
  presentApplicant,
  presentBoard,
  presentRevoked,
  presentRow,
} from './wire.ts';
import { writeMemo } from './write-memo.ts';

export interface ApplicantDeps {
  fileStore: FileStore;
  accessRecords: Pick<AccessRecords, 'record'>;
  /** What remembers public postings: accepting somebody may finish one. */
  memories: Memories;
  board: LiveBoard;
}

type Doing = ContextOf<Company>;

export function applicantRoutes(route: Route, deps: ApplicantDeps) {
  const { board } = deps;
  const move = async (ctx: Doing, owned: OwnedApplication, asked: Move) => {
    const moved = await moveApplicant(ctx, owned, {
      move: asked,
      memories: deps.memories,
      presentCurrent: () => readRow(ctx.db, owned),
    });
    if (moved) ctx.afterCommit(() => board.moved(owned.recruitment.id, moved));
  };

  route(applicants.list, {
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    policy: (actor, { recruitment }) => ownsRecruitment(actor, recruitment),
    run: async (ctx, { query, headers }, posting) => {
      const sort = readSort(sortFields, headers.sort);
      const { stage: stages, status: statuses, unread: isUnread, searchValue } = query;
      const filter = { recruitmentId: posting.recruitment.id, stages, statuses, isUnread, searchValue };
      const part = {
        ...query,
        limit: readLimit(query.limit, headers.limit),
        sort: sort.length > 0 ? sort : newestFirst,
      };
      return presentPage(posting, await listApplicants(ctx.db, filter, part));
    },
  });

  route(applicants.recruits, {
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    policy: (actor, { recruitment }) => ownsRecruitment(actor, recruitment),
    run: async (ctx, { query, headers }, posting) => {
      readSort([], headers.sort);
      const filter = { recruitmentId: posting.recruitment.id, stages: ['ON_RECRUIT'] as const };
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: latestAccepted };
      return presentPage(posting, await listApplicants(ctx.db, filter, part));
    },
  });

  route(applicants.kanban, {
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    policy: (actor, { recruitment }) => ownsRecruitment(actor, recruitment),
    run: async (ctx, { query }, posting) => {
      const { searchValue, unread: isUnread, ...part } = query;
      const filter = { recruitmentId: posting.recruitment.id, searchValue, isUnread };
      return { kanban: presentBoard(await readBoard(ctx.db, filter, part), questionsOf(posting)) };
    },
  });

  route(applicants.move, {
    subject: (ctx, { params }) => findPosting(ctx.db, params._recruitment, 'none'),
    policy: (actor, { recruitment }) => ownsRecruitment(actor, recruitment),
    run: async (ctx, { body }, posting) => {
      const { applicationId, move: asked } = fromBoardMove(body);
      const { id: recruitmentId } = posting.recruitment;
      const owned = await findApplicant(ctx.db, { recruitmentId, applicationId }, 'update');
      if (!owned || !knowsApplicant(ctx.actor, owned)) throw notFound();
      await move(ctx, owned, asked);
      return { kanban: presentBoard(await readBoard(ctx.db, { recruitmentId }), questionsOf(posting)) };
    },
  });

  route(applicants.read, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params)),
    policy: knowsApplicant,
    run: async (ctx, input, owned) => {
      if (owned.application.status === 'IS_REVOKED')
        return { application: presentRevoked(owned.application) };
      return { application: await openWhole(ctx, deps, owned) };
    },
  });

  route(applicants.stage, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params), 'update'),
    policy: knowsApplicant,
    run: async (ctx, { body }, owned) => {
      await move(ctx, owned, fromMove(body));
      return { application: await readRow(ctx.db, owned) };
    },
  });

  route(applicants.memo, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params), 'update'),
    policy: knowsApplicant,
    run: async (ctx, { body: { memo } }, owned) => {
      const { version } = await writeMemo(ctx, owned.application, memo);
      ctx.afterCommit(() => board.memo(owned.application, { hasMemo: memo !== '', version }));
      return { application: { ...(await readRow(ctx.db, owned)), memo } };
    },
  });

  route(applicants.certify, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params), 'update'),
    policy: knowsApplicant,
    run: async (ctx, { body: { isCertified, certification } }, owned) => {
      const { version } = await certifyApplicant(ctx, owned.application, { isCertified, certification });
      ctx.afterCommit(() => board.certified(owned.application, { isCertified, version }));
      return { application: await readRow(ctx.db, owned) };
    },
  });
}

const newestFirst = [{ field: 'appliedAt', direction: -1 }] as const;
const latestAccepted = [{ field: 'recruitedAt', direction: -1 }] as const;

const questionsOf = ({ recruitment }: Pick<Posting, 'recruitment'>) => recruitment.questions.length;

const presentPage = (posting: Posting, { rows, ...page }: Awaited<ReturnType<typeof listApplicants>>) => ({
  applications: rows.map((row) => presentRow(row, questionsOf(posting))),
  ...page,
});

/** The card of an applicant as it stands now; 409 for one who has revoked in the meantime. */
async function readRow(db: Db, { application, recruitment }: OwnedApplication) {
  const row = await findCard(db, application.id);
  if (!row) throw new AppError('conflict', m.revoked);
  return presentRow(row, questionsOf({ recruitment }));
}

/** Opens the whole application: the first opening is kept, and the person can see who read it when. */
async function openWhole(ctx: Doing, deps: ApplicantDeps, owned: OwnedApplication) {
  const { application, company } = owned;
  const viewed = await markViewed(ctx, application);
  if (viewed) ctx.afterCommit(() => deps.board.viewed(application, viewed));
  const reading = { personId: application.personId, what: 'APPLICATION', subjectId: application.id };
  ctx.afterCommit(() => deps.accessRecords.record(ctx, { ...reading, readerName: company.name }));
  const row = await findCard(ctx.db, application.id);
  if (!row) throw new AppError('conflict', m.revoked);
  const contents = await readContents(ctx, deps, owned);
  return presentApplicant(row, { application, ...contents, moves: await listMoves(ctx.db, application.id) });
}
