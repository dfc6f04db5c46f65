import type {
  CompanyMeeting,
  companyMeetings,
  MeetingSlot,
  OwnMeeting,
  OwnMeetingDetail,
  ownMeetings,
} from '@ieum/contract/live/meetings/endpoints.ts';
import { companyMeetingPaths, ownMeetingPaths } from '@ieum/contract/live/meetings/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf, type CallOf } from '#lib/api/api.ts';

export type { CompanyMeeting, MeetingSlot, OwnMeeting, OwnMeetingDetail };

const own = apiOf<typeof ownMeetings>(ownMeetingPaths);
const ofCompany = apiOf<typeof companyMeetings>(companyMeetingPaths);

const KEY = 'meetings';
/** How many meetings and picked times a screen reads at once. */
const MAX = 100;

/** A meeting with what the picker needs; an error for a person who is not invited. */
export const ownMeetingQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'own', id],
    queryFn: async ({ signal }) => (await own.read({ params: { _meeting: id }, signal })).meeting,
    retry: false,
  });

/** The meetings that the person is invited to, unanswered ones first. */
export const ownMeetingsQuery = queryOptions({
  queryKey: [KEY, 'own'],
  queryFn: async ({ signal }) => (await own.list({ query: { limit: MAX }, signal })).meetings,
});

/** Whether the person has to pick a time. */
export const isUnanswered = ({ isOpen, schedule }: OwnMeeting): boolean =>
  isOpen && (schedule === null || schedule.state === 'CANCELED');

/** The company's meetings, those that wait for an answer first. */
export const companyMeetingsQuery = queryOptions({
  queryKey: [KEY, 'company'],
  queryFn: ({ signal }) => ofCompany.list({ query: { limit: MAX }, signal }),
});

/** The picked times that wait for the company's answer, the earliest first. */
export const awaitingQuery = queryOptions({
  queryKey: [KEY, 'awaiting'],
  queryFn: ({ signal }) => ofCompany.allSchedules({ query: { state: 'AWAITING', limit: MAX }, signal }),
});

/** Everything that shows meetings or appointments is read again after a change. */
function useMeetingCall<V, R>(call: (input: V) => Promise<R>) {
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

/** Picks a time. */
export const usePick = (id: string) =>
  useMeetingCall((date: string) => own.pick({ params: { _meeting: id }, body: { date } }));

/** Changes or cancels an own time. */
export const useChange = () =>
  useMeetingCall(
    ({
      meetingId,
      slotId,
      ...change
    }: { meetingId: string; slotId: string } & ({ date: string } | { state: 'CANCELED' })) =>
      own.change({ params: { _meeting: meetingId }, body: { _schedule: slotId, ...change } }),
  );

export type Proposal = CallOf<(typeof companyMeetings)['create']>['body'];
export const usePropose = () => useMeetingCall((body: Proposal) => ofCompany.create({ body }));

/** Deletes a meeting without open times. */
export const useRemoveMeeting = () =>
  useMeetingCall((id: string) => ofCompany.remove({ params: { _meeting: id } }));

export type MeetingChange = CallOf<(typeof companyMeetings)['revise']>['body'];

/** Changes a meeting. */
export const useReviseMeeting = () =>
  useMeetingCall(({ id, change }: { id: string; change: MeetingChange }) =>
    ofCompany.revise({ params: { _meeting: id }, body: change }),
  );

/** Ends the picking of times, or the whole meeting. */
export const useCloseMeeting = () =>
  useMeetingCall(({ id, state }: { id: string; state: 'MATCHING_COMPLETE' | 'MEETINGS_COMPLETE' }) =>
    ofCompany.revise({ params: { _meeting: id }, body: { state } }),
  );

type Decision = { date: string } | { state: 'APPROVED' } | { state: 'CANCELED'; reason: string };

/** Approves, moves or cancels a picked time. */
export const useDecide = () =>
  useMeetingCall(({ slot, decision }: { slot: Pick<MeetingSlot, '_id' | '_meeting'>; decision: Decision }) =>
    ofCompany.decide({ params: { _meeting: slot._meeting, _schedule: slot._id }, body: decision }),
  );
