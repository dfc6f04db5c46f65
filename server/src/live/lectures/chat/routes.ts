import type { Input } from '@ieum/contract/common/endpoint.ts';
import { lectureChat as contract } from '@ieum/contract/live/lectures/chat-endpoints.ts';
import type { Actor, Context } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';
import { tagsOf, type LectureDeps } from '../deps.ts';
import { withdrawAnswered } from '../notifications.ts';
import { moderates } from '../policy.ts';
import { findLectureForUpdate } from '../queries.ts';
import type { LectureRow } from '../tables.ts';
import { listMutes, mute, removeMessage, setChat, unmute } from './moderate.ts';
import { readRules } from './rules.ts';

type RowParams = Pick<Input<typeof contract.listMutes>, 'params'>;
/** A lecture whose chat the caller moderates. */
export const moderated = {
  subject: ({ db }: Pick<Context, 'db'>, { params }: RowParams) => findLectureForUpdate(db, params._lecture),
  policy: (actor: Actor, row: LectureRow) => moderates(actor, row),
  isVisible: ({ isActive, isPublic }: LectureRow) => isActive && isPublic,
};

/** Serves the calls by which the lecture's company and administrators moderate its chat. */
export function lectureChatRoutes(route: Route, { notifier, dropCachedPages }: LectureDeps) {
  route(contract.set, {
    ...moderated,
    run: async (ctx, { body }, lecture) => {
      await setChat(ctx, lecture, { pinnedId: body._pinned, slowSeconds: body.slowSeconds });
      return { chat: await readRules(ctx, lecture.id) };
    },
  });

  route(contract.removeMessage, {
    ...moderated,
    run: async (ctx, { params }, lecture) => {
      await removeMessage(ctx, lecture, params._message);
      await withdrawAnswered(ctx, notifier, params._message);
      ctx.afterCommit(() => dropCachedPages(tagsOf(lecture.id)));
      return {};
    },
  });

  route(contract.listMutes, {
    ...moderated,
    run: async ({ db }, _, lecture) => {
      const mutes = await listMutes(db, lecture.id);
      return {
        mutes: mutes.map(({ userId, name, createdAt }) => ({
          _user: userId, // wire spelling
          name,
          createdAt: createdAt.toISOString(),
        })),
      };
    },
  });

  route(contract.mute, {
    ...moderated,
    run: async (ctx, { body }, lecture) => {
      await mute(ctx, lecture, body._user);
      return {};
    },
  });

  route(contract.unmute, {
    ...moderated,
    run: async (ctx, { params }, lecture) => {
      await unmute(ctx, lecture, params._user);
      return {};
    },
  });
}
