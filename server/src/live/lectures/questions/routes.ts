import { lectureChat } from '@ieum/contract/live/lectures/chat-endpoints.ts';
import { lectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { readLimit } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { moderated } from '../chat/routes.ts';
import { tagsOf, type LectureDeps } from '../deps.ts';
import { findViewed } from '../viewing/routes.ts';
import { isOpenTo } from '../watching/access-grants.ts';
import { answerQuestion } from './answer.ts';
import { listQuestions } from './queries.ts';
import { presentAnswer, presentQuestion } from './wire.ts';

const nothing = { answers: [], count: 0, next: null };

/** The questions of a chat: answered after the lecture, and then read on its page. */
export function lectureQuestionRoutes(route: Route, { notifier, dropCachedPages, secrets }: LectureDeps) {
  route(lectures.answers, {
    run: async (ctx, { params, query }) => {
      const { lecture } = await findViewed(ctx, params._lecture);
      if (lecture.isStream || !(await isOpenTo(ctx.db, lecture, { viewer: ctx, secrets }))) return nothing;
      const { rows, ...rest } = await listQuestions(ctx.db, lecture.id, { ...query, isAnswered: true });
      return { answers: rows.flatMap((row) => presentAnswer(row) ?? []), ...rest };
    },
  });

  route(lectureChat.listQuestions, {
    ...moderated,
    run: async ({ db, actor }, { query }, lecture) => {
      const part = { ...query, limit: readLimit(query.limit, undefined) };
      const { rows, ...rest } = await listQuestions(db, lecture.id, part);
      return { questions: rows.map((row) => presentQuestion(row, actor.userId)), ...rest };
    },
  });

  route(lectureChat.answer, {
    ...moderated,
    run: async (ctx, { params, body }, lecture) => {
      const { answer } = body;
      const found = await answerQuestion(ctx, notifier, { lecture, messageId: params._message, answer });
      ctx.afterCommit(() => dropCachedPages(tagsOf(lecture.id)));
      return { question: presentQuestion(found, ctx.actor.userId) };
    },
  });
}
