import type { LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';
import { lectureTexts } from '@ieum/contract/live/lectures/texts.ts';
import { say } from '#lib/format/copy.ts';
import { copy } from './copy.ts';

/** The name of a message's sender, as its reader sees it. */
export const senderName = ({ name, isAdministrator }: LectureMessage): string =>
  isAdministrator ? say(lectureTexts.administrator) : (name ?? copy.former);
