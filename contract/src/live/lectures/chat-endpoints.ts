import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Flag, Id, line, listOf, listPart, Nothing, text } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { codeTexts } from '../codes/texts.ts';
import { ATTENDANCE_CODES, lectureBounds, slowSeconds } from './enums.ts';
import { lectureChatPaths } from './paths.ts';
import { AttendanceCode, LectureChat, LectureMute, LectureQuestion } from './schemas.ts';
import { lectureTexts as m } from './texts.ts';

const params = z.object({ _lecture: Id });
const ofCodes = z.object({ codes: z.array(AttendanceCode).max(ATTENDANCE_CODES) });
const oneChat = z.object({ chat: LectureChat });

export const lectureChat = endpointsOf('lectureChat', {
  set: endpoint({
    ...lectureChatPaths.set,
    summary: 'Pin a message or set the slow mode of a chat',
    params,
    body: z
      .object({
        /** A message of the lecture, or null for none. */
        _pinned: Id.nullable(),
        slowSeconds: z.union(
          slowSeconds.map((seconds) => z.literal(seconds)),
          c.unknownValue.key,
        ),
      })
      .partial(),
    response: oneChat,
  }),
  removeMessage: endpoint({
    ...lectureChatPaths.removeMessage,
    summary: 'Delete a message of a chat',
    params: params.extend({ _message: Id }),
    response: Nothing,
  }),
  listMutes: endpoint({
    ...lectureChatPaths.listMutes,
    summary: 'List the muted members of a chat',
    params,
    response: z.object({ mutes: z.array(LectureMute).max(lectureBounds.mutes) }),
  }),
  mute: endpoint({
    ...lectureChatPaths.mute,
    summary: 'Mute a member in a chat',
    params,
    body: z.object({ _user: Id }),
    response: Nothing,
  }),
  unmute: endpoint({
    ...lectureChatPaths.unmute,
    summary: 'Let a muted member send messages again',
    params: params.extend({ _user: Id }),
    response: Nothing,
  }),
  /** In the order in which they were asked. */
  listQuestions: endpoint({
    ...lectureChatPaths.listQuestions,
    summary: 'List the questions of a chat',
    params,
    query: z.object({ ...listPart, isAnswered: Flag.optional() }),
    response: listOf('questions', LectureQuestion),
  }),
  /** After the end of the lecture; the first answer notifies the asker, a corrected one nobody. */
  answer: endpoint({
    ...lectureChatPaths.answer,
    summary: 'Answer a question of a chat',
    params: params.extend({ _message: Id }),
    body: z.object({ answer: text(lectureBounds.answer, m.answerRequired.key) }),
    response: z.object({ question: LectureQuestion }),
  }),
  listCodes: endpoint({
    ...lectureChatPaths.listCodes,
    summary: 'List the attendance codes of a lecture',
    params,
    response: ofCodes,
  }),
  /** While one is shown it is the answer again; watchers see that there is one, and not the code. */
  showCode: endpoint({
    ...lectureChatPaths.showCode,
    summary: 'Show the next attendance code of a live lecture',
    params,
    response: ofCodes,
  }),
  enterCode: endpoint({
    ...lectureChatPaths.enterCode,
    summary: 'Enter the attendance code that is shown',
    params,
    body: z.object({ code: line(lectureBounds.code, codeTexts.required.key) }),
    response: z.object({ number: z.int() }),
  }),
});
