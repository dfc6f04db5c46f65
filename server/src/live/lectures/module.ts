import { auditActions } from '@ieum/contract/live/lectures/audit-texts.ts';
import type { Db } from '#kit/context.ts';
import { completeTexts } from '#kit/search/save-texts.ts';
import type { Clock } from '#platform/clock.ts';
import { defineModule } from '#module.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { lectureFileRoutes } from './company/files.ts';
import { companyLectureRoutes } from './company/routes.ts';
import { consoleLectureRoutes } from './console/routes.ts';
import { lectureChatRoutes } from './chat/routes.ts';
import { lecturesCollection } from './collect.ts';
import type { LectureDeps } from './deps.ts';
import { eraseLectures } from './erase.ts';
import {
  lectureAccessChanged,
  lectureChatChanged,
  lectureMessageRemoved,
  lectureQuestionAnswered,
} from './events.ts';
import { lectureNotifications } from './notifications.ts';
import { lectureQuestionRoutes } from './questions/routes.ts';
import { lecturesSearchSource } from './search/search-source.ts';
import { lectureSocket } from './socket.ts';
import { taggedLectures } from './search/taggable.ts';
import { createWatching } from './watching/watchers.ts';
import { searchableTextOf } from './search/searchable-text.ts';
import { lectures, searchedLectures } from './tables.ts';
import { publicLectureRoutes } from './viewing/routes.ts';
import { createLectureViews, dropOldLectureViews } from './viewing/views.ts';
import { dropOldGrants } from './watching/access-grants.ts';

type Deps = Omit<LectureDeps, 'views'> & {
  db: Db;
  clock: Clock;
  onError: (error: unknown, where: string) => void;
};

/** The module's tables, with whether their rows can name a member. */
const tables = {
  lecture_categories: 'none',
  lectures: 'personal',
  lecture_texts: 'none',
  lecture_grams: 'none',
  lecture_views: 'none',
  lecture_grants: 'personal',
  lecture_chats: 'none',
  lecture_messages: 'personal',
  lecture_mutes: 'personal',
  lecture_connections: 'personal',
  lecture_attendances: 'personal',
  lecture_attendance_codes: 'none',
  lecture_attendance_entries: 'personal',
} as const;

/** Lectures of companies: videos with hand-outs, and a chat while they are live. */
export const lecturesModule = (input: Deps) => {
  const views = createLectureViews(input);
  const deps = { ...input, views };
  const watching = createWatching({ ...input, now: input.clock.now });
  return defineModule({
    name: 'lectures',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    notifications: lectureNotifications,
    events: [lectureChatChanged, lectureMessageRemoved, lectureQuestionAnswered, lectureAccessChanged],
    searchSources: [lecturesSearchSource],
    taggables: [taggedLectures(input.db)],
    personalData: { erase: eraseLectures, collect: lecturesCollection },
    register: ({ route, serve, subscribe }) => {
      publicLectureRoutes(route, deps);
      companyLectureRoutes(route, deps);
      lectureFileRoutes(route, deps);
      consoleLectureRoutes(route, deps);
      categoryRoutes(route, deps);
      lectureChatRoutes(route, deps);
      lectureQuestionRoutes(route, deps);
      attendanceRoutes(route, deps);
      lectureSocket({ serve, subscribe }, { ...deps, watching, now: input.clock.now });
    },
    jobs: [dropOldLectureViews, dropOldGrants],
    tables,
    prepare: () => completeTexts(deps.db, searchedLectures, { table: lectures, textOf: searchableTextOf }),
    flush: views.flush,
    stop: async () => {
      await watching.stop();
      await views.stop();
    },
  });
};
