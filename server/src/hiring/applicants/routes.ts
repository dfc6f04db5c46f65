import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { applicantTexts as m } from '@ieum/contract/hiring/applicants/texts.ts';
import {
  findRecruitmentWithCompany,
  type OwnedApplication,
  type RecruitmentWithCompany,
} from '#hiring/applications/public.ts';
import type { Company, CompanyContext } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { findRowDetails } from './list/row-details.ts';
import { readBoard } from './board/board.ts';
import { certifyApplicant } from './certify.ts';
import { lockMove, type LockedMove } from './moves/lock-move.ts';
import { lateRejectionOf, moveApplicant } from './moves/move.ts';
import { moveMany, type Outcome } from './moves/move-many.ts';
import { openApplication, readContacts, type OpenDeps } from './open-application.ts';
import { knowsApplicant, ofOwnRecruitment } from './policy.ts';
import {
  findApplicant,
  findCard,
  findCards,
  listMoves,
  type ApplicantRow,
  type LockedCard,
} from './queries.ts';
import { applicantReadRoutes, showBoard } from './read-routes.ts';
import {
  fromBoardMove,
  fromManyMoves,
  fromMove,
  fromParams,
  presentApplicant,
  presentCompared,
  presentOutcome,
  presentRevoked,
  presentRow,
  presentMemo,
} from './wire.ts';
import { writeMemo } from './write-memo.ts';

type ReadContext = Pick<CompanyContext, 'db' | 'actor'>;

export function applicantRoutes(route: Route, deps: OpenDeps) {
  applicantReadRoutes(route);
  openingRoutes(route, deps);
  movingRoutes(route);
  markingRoutes(route);
}

/** Readings that the person can see. */
function openingRoutes(route: Route, deps: OpenDeps) {
  route(applicants.read, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params)),
    policy: knowsApplicant,
    run: async (ctx, input, owned) => {
      const { application } = owned;
      if (application.status === 'IS_REVOKED') return { application: presentRevoked(application) };
      const { row, ...opened } = await openApplication(ctx, deps, owned);
      const moves = await listMoves(ctx.db, application.id);
      return { application: presentApplicant(row, { ...opened, moves }) };
    },
  });

  route(applicants.contacts, {
    limit: { max: 60, perSeconds: 60, by: 'actor' },
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params)),
    policy: knowsApplicant,
    run: async (ctx, _, owned) => ({ contacts: await readContacts(ctx, deps, owned) }),
  });

  route(applicants.compare, {
    subject: (ctx, { params }) => findRecruitmentWithCompany(ctx.db, params._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (ctx, { query: { ids } }, { recruitment }) => {
      const compared = [];
      for (const applicationId of ids) {
        const owned = await findApplicant(ctx.db, { recruitmentId: recruitment.id, applicationId });
        if (!owned || !knowsApplicant(ctx.actor, owned)) throw notFound();
        const { row, ...opened } = await openApplication(ctx, deps, owned);
        compared.push(presentCompared(row, opened));
      }
      return { applications: compared };
    },
  });
}

/**
 * Moves of one board run one after the other: they would wait for each other anyway, and until their turn they
 * need no connection.
 */
const boardKey = ({ companyId }: Company, recruitmentId: string): string =>
  `board ${companyId} ${recruitmentId}`;

function movingRoutes(route: Route) {
  route(applicants.move, {
    serializeBy: (actor, { params }) => boardKey(actor, params._recruitment),
    subject: (ctx, { params, body }) => {
      const { card, move } = fromBoardMove(params, body);
      return lockMove(ctx, card, move);
    },
    policy: knowsApplicant,
    run: async (ctx, _, card) => {
      await move(ctx, card);
      const { recruitmentId } = card.application;
      return { kanban: await showBoard(ctx, card, await readBoard(ctx.db, { recruitmentId })) };
    },
  });

  route(applicants.stage, {
    serializeBy: (actor, { params }) => boardKey(actor, params._recruitment),
    subject: (ctx, { params, body }) => lockMove(ctx, fromParams(params), fromMove(body)),
    policy: knowsApplicant,
    run: async (ctx, _, card) => ({ application: presentLocked(card, await move(ctx, card)) }),
  });

  route(applicants.moveMany, {
    serializeBy: (actor, { params }) => boardKey(actor, params._recruitment),
    subject: (ctx, { params }) => findRecruitmentWithCompany(ctx.db, params._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (ctx, { body }, recruitment) => {
      const outcomes = await moveMany(ctx, recruitment, fromManyMoves(body));
      const current = await readElsewhere(ctx, recruitment, outcomes);
      return {
        results: outcomes.map((outcome) =>
          presentOutcome(outcome, ctx.caller.locale, current.get(outcome.id)),
        ),
      };
    },
  });
}

/** Moves a card; 409 with its present state where somebody else moved it first. */
async function move(ctx: CompanyContext, card: LockedMove): Promise<ApplicantRow> {
  const { row, isElsewhere } = await moveApplicant(ctx, card);
  if (isElsewhere) throw lateRejectionOf(isElsewhere.mover, { current: presentLocked(card, row) });
  return row;
}

/** The card of an applicant that was locked for a move. */
const presentLocked = ({ application, recruitment, bookmarkId }: LockedCard, row: ApplicantRow) =>
  presentRow(row, {
    answersCount: recruitment.questions.length,
    bookmarkIds: new Map(bookmarkId ? [[application.id, bookmarkId]] : []),
  });

/** The company's own marks on an applicant. */
function markingRoutes(route: Route) {
  route(applicants.memo, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params), 'update'),
    policy: knowsApplicant,
    run: async (ctx, { body }, owned) => {
      const written = await writeMemo(ctx, owned.application, body);
      return { application: { ...(await readRow(ctx, owned)), ...written } };
    },
  });

  route(applicants.readMemo, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params)),
    policy: knowsApplicant,
    run: (_, __, { application }) => Promise.resolve(presentMemo(application)),
  });

  route(applicants.certify, {
    subject: (ctx, { params }) => findApplicant(ctx.db, fromParams(params), 'update'),
    policy: knowsApplicant,
    run: async (ctx, { body: { isCertified, certification } }, owned) => {
      await certifyApplicant(ctx, owned.application, { isCertified, certification });
      return { application: await readRow(ctx, owned) };
    },
  });
}

/** The present card of an applicant; 409 for one who has revoked in the meantime. */
async function readRow(ctx: ReadContext, owned: OwnedApplication) {
  const row = await findCard(ctx.db, owned.application.id);
  if (!row) throw new AppError('conflict', m.revoked);
  return presentRow(row, await findRowDetails(ctx, owned, [row]));
}

/** The present cards that somebody else moved first. */
async function readElsewhere(
  ctx: ReadContext,
  recruitment: RecruitmentWithCompany,
  outcomes: readonly Outcome[],
) {
  const ids = outcomes.flatMap(({ id, isElsewhere }) => (isElsewhere ? [id] : []));
  if (ids.length === 0) return new Map<string, ReturnType<typeof presentRow>>();
  const rows = await findCards(ctx.db, recruitment.recruitment.id, ids);
  const details = await findRowDetails(ctx, recruitment, rows);
  return new Map(rows.map((row) => [row.id, presentRow(row, details)]));
}
