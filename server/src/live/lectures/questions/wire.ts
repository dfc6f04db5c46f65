import type { LectureAnswer, LectureQuestion } from '@ieum/contract/live/lectures/schemas.ts';
import { toIso } from '#kit/dates.ts';
import { maskName } from '#kit/masks.ts';
import type { FoundQuestion } from './queries.ts';

const presentPart = ({ message }: FoundQuestion) => ({
  _id: message.id,
  number: message.number,
  message: message.message,
  createdAt: message.createdAt.toISOString(),
});

/** An answered question → the public page, where persons have masked names; undefined without an answer. */
export function presentAnswer(found: FoundQuestion): LectureAnswer | undefined {
  const { answer, answeredAt, isAnsweredByConsole } = found.message;
  if (answer === null || answeredAt === null) return undefined;
  const { asker } = found;
  return {
    ...presentPart(found),
    name: asker?.userType === 'PERSON' ? maskName(asker.name) : (asker?.name ?? null),
    answer,
    answeredAt: answeredAt.toISOString(),
    isAdministrator: isAnsweredByConsole,
  };
}

/** A question → those who answer it, to whom its asker wrote by name. */
export const presentQuestion = (found: FoundQuestion, actorId: string): LectureQuestion => ({
  ...presentPart(found),
  name: found.asker?.name ?? null,
  answer: found.message.answer,
  answeredAt: toIso(found.message.answeredAt),
  isNotified: notifiedOf(found.message, actorId) !== undefined,
});

/** The member to notify of an answer: the asker of a question without one; never the writer of the answer. */
export const notifiedOf = (
  { answer, userId }: Pick<FoundQuestion['message'], 'answer' | 'userId'>,
  actorId: string,
): string | undefined => (answer === null && userId !== null && userId !== actorId ? userId : undefined);
