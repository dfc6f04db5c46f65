import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

const OfLecture = z.object({ lectureId: z.string().max(64) });

/** The rules of a lecture's chat changed, or it was opened or closed. */
export const lectureChatChanged = defineEvent('lecture.chat-changed', OfLecture);
/** A message of a lecture's chat was deleted. */
export const lectureMessageRemoved = defineEvent(
  'lecture.message-removed',
  OfLecture.extend({ messageId: z.string().max(64) }),
);
/** A question of a lecture's chat was answered, or its answer corrected. */
export const lectureQuestionAnswered = defineEvent('lecture.question-answered', OfLecture);
/** The access to a lecture changed: its watchers have to join again. */
export const lectureAccessChanged = defineEvent('lecture.access-changed', OfLecture);
