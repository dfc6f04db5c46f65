import { companyRecruitments as own } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { attachmentKinds } from '#platform/files/file-kinds.ts';
import type { CompanyContext } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { attachFile, detachFile, rejectFurther } from './editing/attachments.ts';
import { answerBlock } from './editing/block.ts';
import { createRecruitment } from './editing/create.ts';
import type { RecruitmentDeps } from './deps.ts';
import { readOrder } from './search/list-query.ts';
import { duplicateRecruitment } from './editing/duplicate.ts';
import { listOwn } from './own-list.ts';
import { describeOwn, describeWritten } from './describe-own.ts';
import { isPublic, mayWrite, ownsRecruitment } from './policy.ts';
import {
  findRecruitmentDetail,
  findRecruitmentDetailForUpdate,
  findRecruitmentForUpdate,
} from './queries.ts';
import { removeOwn } from './editing/remove.ts';
import { replaceQuestions } from './editing/replace-questions.ts';
import { reviseRecruitment } from './editing/revise.ts';
import { setMoveNotice } from './editing/set-move-notice.ts';
import { setState } from './editing/set-state.ts';
import { presentOwnRow, presentQuestions } from './wire.ts';

/** Rejected files count too. */
const UPLOADS = { max: 60, perSeconds: 60 * 60, by: 'actor' } as const;

/** Far more than anybody writes. */
const DRAFTS = { max: 60, perSeconds: 60 * 60, by: 'actor' } as const;

interface About {
  params: { [K in '_recruitment']: string };
}
const read = (ctx: CompanyContext, { params }: About) => findRecruitmentDetail(ctx.db, params._recruitment);
const readForUpdate = (ctx: CompanyContext, { params }: About) =>
  findRecruitmentDetailForUpdate(ctx.db, params._recruitment);
const rowForUpdate = (ctx: CompanyContext, { params }: About) =>
  findRecruitmentForUpdate(ctx.db, params._recruitment);

/** An actor who may read a recruitment may also know that the action is forbidden. */
const isVisible = isPublic;

/** A company's endpoints for its own recruitments. */
export function companyRecruitmentRoutes(route: Route, deps: RecruitmentDeps) {
  listingRoutes(route, deps);
  writingRoutes(route, deps);
  stateRoutes(route, deps);
  partRoutes(route, deps);
}

/** Creating, revising and copying a recruitment. */
function writingRoutes(route: Route, deps: RecruitmentDeps) {
  route(own.create, {
    run: async (ctx, { body: { state, ...draft } }) => {
      const id = await createRecruitment(ctx, deps, { draft, isPublished: state === 'ON_GOING' });
      return { recruitment: await describeWritten(ctx, deps, id) };
    },
  });

  route(own.begin, {
    limit: DRAFTS,
    run: async (ctx, { body }) => {
      const id = await createRecruitment(ctx, deps, { draft: body, isPublished: false });
      return { recruitment: await describeWritten(ctx, deps, id) };
    },
  });

  route(own.revise, {
    subject: readForUpdate,
    policy: mayWrite,
    isVisible,
    run: async (ctx, { body: { version, ...draft } }, recruitment) => {
      await reviseRecruitment(ctx, deps, { recruitment, draft, version });
      return { recruitment: await describeWritten(ctx, deps, recruitment.id) };
    },
  });

  route(own.duplicate, {
    limit: { max: 30, perSeconds: 60, by: 'actor' },
    subject: read,
    policy: ownsRecruitment,
    isVisible,
    run: async (ctx, { body }, recruitment) => {
      const id = await duplicateRecruitment(ctx, deps, { recruitment, key: body.key });
      return { recruitment: await describeWritten(ctx, deps, id) };
    },
  });
}

/** Actions on a recruitment as a whole. */
function stateRoutes(route: Route, deps: RecruitmentDeps) {
  const policy = ownsRecruitment;

  route(own.setState, {
    subject: readForUpdate,
    policy,
    isVisible,
    run: async (ctx, { body }, recruitment) => {
      await setState(ctx, deps, { recruitment, state: body.state });
      return { recruitment: await describeWritten(ctx, deps, recruitment.id) };
    },
  });

  route(own.answerBlock, {
    limit: { max: 20, perSeconds: 60 * 60, by: 'actor' },
    subject: readForUpdate,
    policy,
    isVisible,
    run: async (ctx, { body }, recruitment) => {
      await answerBlock(ctx, recruitment, body.reply);
      return { recruitment: await describeWritten(ctx, deps, recruitment.id) };
    },
  });

  route(own.setMoveNotice, {
    subject: rowForUpdate,
    policy,
    isVisible,
    run: async (ctx, { body: { moveNotice } }, recruitment) => {
      await setMoveNotice(ctx, recruitment.id, moveNotice);
      return { moveNotice };
    },
  });

  route(own.remove, {
    subject: rowForUpdate,
    policy: mayWrite,
    isVisible,
    run: async (ctx, _, recruitment) => {
      await removeOwn(ctx, deps, recruitment);
      return {};
    },
  });
}

function listingRoutes(route: Route, deps: RecruitmentDeps) {
  route(own.list, {
    run: async (ctx, { query, headers }) => {
      const sort = readOrder({}, headers);
      const limit = readLimit(query.limit, headers.limit);
      const { companyId } = ctx.actor;
      const listed = await listOwn(ctx.db, { ...query, companyId, now: ctx.now, sort, limit });
      const { rows, next, count, counts } = listed;
      const applicants = await deps.applications.countApplicants(
        ctx.db,
        rows.map(({ id }) => id),
      );
      const reading = { now: ctx.now, locale: ctx.caller.locale, counts: applicants };
      return { recruitments: rows.map((row) => presentOwnRow(row, reading)), count, next, counts };
    },
  });

  route(own.read, {
    subject: read,
    policy: ownsRecruitment,
    isVisible,
    run: async (ctx, _, recruitment) => ({ recruitment: await describeOwn(ctx, deps, recruitment) }),
  });

  route(own.readClosing, {
    subject: read,
    policy: ownsRecruitment,
    isVisible,
    run: async (ctx, _, recruitment) => ({
      closing: await deps.applications.countClosing(ctx.db, recruitment.id),
    }),
  });

  route(own.readQuestions, {
    subject: read,
    policy: ownsRecruitment,
    isVisible,
    run: async (ctx, _, recruitment) => ({
      questions: presentQuestions(recruitment.questions),
      isLocked: await deps.applications.hasApplied(ctx.db, recruitment.id),
    }),
  });
}

function partRoutes(route: Route, deps: RecruitmentDeps) {
  const policy = mayWrite;

  route(own.replaceQuestions, {
    subject: readForUpdate,
    policy,
    isVisible,
    run: async (ctx, { body }, recruitment) => {
      const input = { recruitment, drafts: body.questions, version: body.version };
      const { questions, version } = await replaceQuestions(ctx, deps, input);
      return { questions: presentQuestions(questions), version };
    },
  });

  route(own.attach, {
    limit: UPLOADS,
    subject: read,
    policy,
    isVisible,
    run: async (ctx, { file: upload }, detail) => {
      await rejectFurther(ctx.db, detail);
      const plan = { type: null, ownerId: ctx.actor.userId, kinds: attachmentKinds, isPublic: false };
      const file = await deps.files.store(ctx, upload, plan);
      const attached = await ctx.transact(async (inner) => {
        const recruitment = await findRecruitmentForUpdate(inner.db, detail.id);
        if (!recruitment) throw notFound();
        return attachFile(inner, deps, { recruitment, file });
      });
      return { file: deps.files.present(attached) };
    },
  });

  route(own.detach, {
    subject: rowForUpdate,
    policy,
    isVisible,
    run: async (ctx, { params }, recruitment) => {
      await detachFile(ctx, deps, { recruitment, fileId: params._file });
      return {};
    },
  });
}
