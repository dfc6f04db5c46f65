import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { freeText, Id, line, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { interviewBounds, interviewStates } from './enums.ts';
import { companyInterviewPaths, coturnPaths, interviewPaths, ownInterviewPaths } from './paths.ts';
import {
  Candidate,
  CompanyInterview,
  InterviewDraft,
  InterviewEntry,
  InterviewRevision,
  OwnInterview,
  RelayCredentials,
  SocketId,
} from './schemas.ts';

const ofCode = z.object({ code: z.string().max(interviewBounds.code) });
const params = z.object({ _interview: Id });
const Memo = z.object({ memo: z.string().max(interviewBounds.memo) });
const State = z.enum(interviewStates, c.unknownValue.key);
const owned = z.object({ interview: CompanyInterview });

export const interviews = endpointsOf('interviews', {
  read: endpoint({
    ...interviewPaths.read,
    summary: 'Read the interview behind a code before entering it',
    params: ofCode,
    headers: z.object({ session: z.string().max(100).optional() }),
    response: z.object({ interview: InterviewEntry }),
  }),
  readMemo: endpoint({
    ...interviewPaths.readMemo,
    summary: "Read the caller's own note of an interview",
    params: ofCode,
    response: Memo,
  }),
  writeMemo: endpoint({
    ...interviewPaths.writeMemo,
    summary: "Write the caller's own note of an interview",
    params: ofCode,
    body: z.object({ memo: freeText(interviewBounds.memo) }),
    response: Memo,
  }),
  next: endpoint({
    ...interviewPaths.next,
    summary: 'End the turn of the interviewee in the room and admit the next who waits',
    params: ofCode,
    /** The one whom the host saw as the next, so that nobody else is called in their place. */
    body: z.object({ socketId: SocketId }),
    response: z.object({ name: z.string().max(bounds.name) }),
  }),
});

export const ownInterviews = endpointsOf('ownInterviews', {
  list: endpoint({
    ...ownInterviewPaths.list,
    summary: 'List the interviews that the caller is invited to, the next ones first',
    query: z.object({ ...listPart, state: State.optional() }),
    headers: ListHeaders,
    response: listOf('interviews', OwnInterview),
  }),
  read: endpoint({
    ...ownInterviewPaths.read,
    summary: 'Read an interview that the caller is invited to',
    params,
    response: z.object({ interview: OwnInterview }),
  }),
});

export const companyInterviews = endpointsOf('companyInterviews', {
  list: endpoint({
    ...companyInterviewPaths.list,
    summary: "List the caller's interviews, the open ones first",
    query: z.object({ ...listPart, state: State.optional(), _recruitment: Id.optional() }),
    headers: ListHeaders,
    response: listOf('interviews', CompanyInterview),
  }),
  create: endpoint({
    ...companyInterviewPaths.create,
    summary: 'Create an interview and invite applicants',
    body: InterviewDraft,
    response: owned,
  }),
  read: endpoint({
    ...companyInterviewPaths.read,
    summary: 'Read an interview with those invited and those in the room',
    params,
    response: owned,
  }),
  revise: endpoint({
    ...companyInterviewPaths.revise,
    summary: 'Change an interview, or hand it over to other interviewers',
    params,
    body: InterviewRevision,
    response: owned,
  }),
  remove: endpoint({
    ...companyInterviewPaths.remove,
    summary: 'Cancel an interview that has not started',
    params,
    response: Nothing,
  }),
  setState: endpoint({
    ...companyInterviewPaths.setState,
    summary: 'Start or end an interview',
    params,
    body: z.object({ state: State }),
    response: owned,
  }),
  candidates: endpoint({
    ...companyInterviewPaths.candidates,
    summary: "List applicants of the caller's recruitments who can be invited",
    query: z.object({ ...listPart, _recruitment: Id.optional() }),
    headers: ListHeaders,
    response: listOf('candidates', Candidate),
  }),
  interviewer: endpoint({
    ...companyInterviewPaths.interviewer,
    summary: 'Find the member with a username, to name them as an interviewer',
    query: z.object({ username: line(bounds.username) }),
    response: z.object({
      interviewer: z.object({ _id: z.string().max(bounds.id), name: z.string().max(bounds.name) }),
    }),
  }),
});

export const coturn = endpointsOf('coturn', {
  generate: endpoint({
    ...coturnPaths.generate,
    summary: 'Generate credentials of the relay that are valid for an hour at most',
    transaction: 'manual',
    response: z.object({ data: RelayCredentials }),
  }),
});
