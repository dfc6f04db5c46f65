import type {
  companyInterviews,
  interviews,
  ownInterviews,
} from '@ieum/contract/live/interviews/endpoints.ts';
import type {
  Candidate,
  CompanyInterview,
  InterviewEntry,
  OwnInterview,
} from '@ieum/contract/live/interviews/schemas.ts';
import {
  companyInterviewPaths,
  interviewPaths,
  ownInterviewPaths,
} from '@ieum/contract/live/interviews/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf, type CallOf } from '#lib/api/api.ts';
import { guestSession } from './room/call/guest-session.ts';

export type { Candidate, CompanyInterview, InterviewEntry, OwnInterview };

const byCode = apiOf<typeof interviews>(interviewPaths);
const own = apiOf<typeof ownInterviews>(ownInterviewPaths);
const ofCompany = apiOf<typeof companyInterviews>(companyInterviewPaths);

const KEY = 'interviews';
/** How many interviews a screen reads at once. */
const MAX = 100;

/** The data of an interview that the caller may read before joining. */
export const readEntry = async (code: string): Promise<InterviewEntry> =>
  (await byCode.read({ params: { code }, headers: { session: guestSession() } })).interview;

export const readMemo = async (code: string): Promise<string> =>
  (await byCode.readMemo({ params: { code } })).memo;
export const writeMemo = async (code: string, memo: string): Promise<string> =>
  (await byCode.writeMemo({ params: { code }, body: { memo }, keepalive: true })).memo;
export const callNext = (code: string, socketId: string) =>
  byCode.next({ params: { code }, body: { socketId } });

/** The code of an own interview, by its id. */
export async function readCode(id: string, isCompany: boolean): Promise<string> {
  const call = { params: { _interview: id } };
  return (await (isCompany ? ofCompany.read(call) : own.read(call))).interview.code;
}

/** The interviews that the person is invited to, the open ones first. */
export const ownInterviewsQuery = queryOptions({
  queryKey: [KEY, 'own'],
  queryFn: async ({ signal }) => (await own.list({ query: { limit: MAX }, signal })).interviews,
});

/** The company's interviews, the open ones first. */
export const companyInterviewsQuery = queryOptions({
  queryKey: [KEY, 'company'],
  queryFn: async ({ signal }) => (await ofCompany.list({ query: { limit: MAX }, signal })).interviews,
});

/** Applicants who can be invited, those who applied last first. */
export const candidatesQuery = queryOptions({
  queryKey: [KEY, 'candidates'],
  queryFn: async ({ signal }) => (await ofCompany.candidates({ query: { limit: MAX }, signal })).candidates,
});

/** The member with a username; rejects where there is none. */
export const findInterviewer = async (username: string) =>
  (await ofCompany.interviewer({ query: { username } })).interviewer;

/** Everything that shows interviews or appointments is read again after a change. */
function useInterviewCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [KEY] }),
        client.invalidateQueries({ queryKey: ['appointments'] }),
      ]),
  });
}

export type Draft = CallOf<(typeof companyInterviews)['create']>['body'];
export type Revision = CallOf<(typeof companyInterviews)['revise']>['body'];

export const useCreateInterview = () => useInterviewCall((body: Draft) => ofCompany.create({ body }));
export const useReviseInterview = () =>
  useInterviewCall(({ id, body }: { id: string; body: Revision }) =>
    ofCompany.revise({ params: { _interview: id }, body }),
  );
export const useRemoveInterview = () =>
  useInterviewCall((id: string) => ofCompany.remove({ params: { _interview: id } }));
export const useEndInterview = () =>
  useInterviewCall((id: string) =>
    ofCompany.setState({ params: { _interview: id }, body: { state: 'COMPLETE' } }),
  );
