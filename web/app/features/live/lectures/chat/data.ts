import type { lectureChat } from '@ieum/contract/live/lectures/chat-endpoints.ts';
import { lectureChatPaths } from '@ieum/contract/live/lectures/paths.ts';
import { apiOf } from '#lib/api/api.ts';

/** What the lecture's company and administrators do in its chat. */
export const chatApi = apiOf<typeof lectureChat>(lectureChatPaths);
