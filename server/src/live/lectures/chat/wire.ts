import type { AttendanceCall, LectureChat, LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import type { FoundMessage } from './messages.ts';

/** Row → wire. Members write under their names; administrators under their office. */
export const presentMessage = ({ message, sender, isCompany }: FoundMessage): LectureMessage => ({
  _id: message.id,
  number: message.number,
  type: 'chat',
  message: message.message,
  createdAt: message.createdAt.toISOString(),
  name: sender?.isConsole ? m.administrator.text.ko : (sender?.name ?? null),
  _user: message.userId,
  isCompany,
  isAdministrator: sender?.isConsole ?? false,
  isQuestion: message.isQuestion,
  isRemoved: message.removedAt !== null,
});

interface Rules {
  isOpen: boolean;
  slowSeconds: number;
  pinned: FoundMessage | undefined;
  attendance: AttendanceCall | null;
}

/** Rules of a chat → wire. */
export const presentChat = ({ isOpen, slowSeconds, pinned, attendance }: Rules): LectureChat => ({
  isOpen,
  slowSeconds: slowSeconds as LectureChat['slowSeconds'],
  pinned: pinned ? presentMessage(pinned) : null,
  attendance,
});

/** The field by which every event names its lecture. */
export const aboutLecture = (lectureId: string) => ({ _lecture: lectureId });

/** A deleted message → wire. */
export const presentRemoved = (lectureId: string, messageId: string) => ({
  _lecture: lectureId,
  _message: messageId,
});
