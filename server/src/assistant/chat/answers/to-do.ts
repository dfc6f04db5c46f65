import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { ownInterviewTexts } from '@ieum/contract/live/interviews/own-list-texts.ts';
import { describeOpenDrafts } from '#hiring/applications/public.ts';
import { findOpenRoom } from '#live/interviews/public.ts';
import { listUnpicked } from '#live/meetings/public.ts';
import type { Db } from '#kit/context.ts';
import type { Question } from './question.ts';

/** So many of each kind are read, to say how many there are. */
const MAX_COUNTED = 50;

/** Something that waits for a person, in one line. */
export interface ToDo {
  company: string;
  line: string;
  isRoom: boolean;
}

/**
 * What waits for a person, in the order of their list of applications: a room that is open now, meetings without
 * a time, and applications that are not sent.
 */
export async function listToDo(db: Db, personId: string, { locale, now }: Question): Promise<ToDo[]> {
  const max = MAX_COUNTED;
  const [room, unpicked, drafts] = await Promise.all([
    findOpenRoom(db, { userId: personId, now }),
    listUnpicked(db, { personId, now, max }),
    describeOpenDrafts(db, { personId, locale, now, max }),
  ]);
  const toPick = sayIn(locale, m.timeToPick.text);
  return [
    ...(room ? [room] : []).map(({ title, company }) => ({
      company,
      line: `• ${sayIn(locale, ownInterviewTexts.openRoom.text, { title })} (${company})`,
      isRoom: true,
    })),
    ...unpicked.map(({ title, company }) => ({
      company,
      line: `• ${title} (${company}): ${toPick}`,
      isRoom: false,
    })),
    ...drafts.map(({ subject, company, state }) => ({
      company,
      line: `• ${subject} (${company}): ${state}`,
      isRoom: false,
    })),
  ];
}
