import { lectureChat as contract } from '@ieum/contract/live/lectures/chat-endpoints.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import type { Db } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { takeTry } from '#live/codes/public.ts';
import { moderated } from '../chat/routes.ts';
import type { LectureDeps } from '../deps.ts';
import { findLecture } from '../queries.ts';
import { isViewable } from '../viewing/routes.ts';
import { isOpenTo } from '../watching/access-grants.ts';
import { listCodes, showCode } from './codes.ts';
import { enterCode } from './enter.ts';
import { presentCode } from './wire.ts';

const read = async (db: Db, lectureId: string) => ({
  codes: (await listCodes(db, lectureId)).map(presentCode),
});

/** The attendance codes of a live lecture: shown by those who hold it, entered by those who watch. */
export function attendanceRoutes(route: Route, { limiter, secrets }: LectureDeps) {
  route(contract.listCodes, { ...moderated, run: ({ db }, _, lecture) => read(db, lecture.id) });

  route(contract.showCode, {
    ...moderated,
    run: async (ctx, _, lecture) => {
      await showCode(ctx, lecture);
      return read(ctx.db, lecture.id);
    },
  });

  route(contract.enterCode, {
    subject: ({ db }, { params }) => findLecture(db, params._lecture),
    policy: (actor, found) => isViewable(actor, found),
    run: async (ctx, { body }, { lecture }) => {
      if (!(await isOpenTo(ctx.db, lecture, { viewer: ctx, secrets })))
        throw new AppError('forbidden', m.needsCode);
      await takeTry(limiter, ctx);
      return enterCode(ctx, lecture, body.code);
    },
  });
}
