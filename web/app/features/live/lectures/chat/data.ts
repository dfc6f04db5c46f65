import type { lectureChat } from '@ieum/contract/live/lectures/chat-endpoints.ts';
import { lectureChatPaths } from '@ieum/contract/live/lectures/paths.ts';
import { apiOf } from '#lib/api/api.ts';

/** Calls of the lecture's company and of administrators about its chat. */
export const chatApi = apiOf<typeof lectureChat>(lectureChatPaths);
