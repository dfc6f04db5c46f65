import { useState } from 'react';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { say } from '#lib/format/copy.ts';
import { endOf } from '#lib/format/day-and-time.ts';
import { seoulDay, timeText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { useReviseMeeting, type CompanyMeeting, type MeetingChange } from '../data.ts';
import { proposeCopy } from '../propose/copy.ts';
import { editCopy as copy } from './copy.ts';

interface Facts {
  title: string;
  place: string;
  minutes: number;
  /** Until when applicants pick; null while no valid day is typed. */
  until: string | null;
}

type Times = ReadonlySet<string>;

const asMoment = (time: string): string => new Date(time).toISOString();

const factsOf = ({ title, place, minutes, matching: { endsAt } }: CompanyMeeting): Facts => ({
  title,
  place,
  minutes,
  until: endOf(seoulDay(endsAt), timeText(endsAt)),
});

/** The applicants by the time that they picked. */
const takenIn = ({ applications }: CompanyMeeting) =>
  new Map(
    applications.flatMap(({ name, schedule }) =>
      schedule && schedule.state !== 'CANCELED' ? [[asMoment(schedule.date), name] as const] : [],
    ),
  );

const areEqual = (one: Times, other: Times): boolean =>
  one.size === other.size && [...one].every((time) => other.has(time));

/** The free times; those that applicants picked always stay. */
function useTimes(meeting: CompanyMeeting) {
  const [first] = useState<Times>(() => new Set(meeting.schedulesAvailable.map(asMoment)));
  const [times, setTimes] = useState(first);
  const takenBy = takenIn(meeting);
  const changeTimes = (next: Times) => setTimes(new Set([...next, ...takenBy.keys()]));
  return { times, changeTimes, takenBy, areOther: !areEqual(times, first) };
}

interface MeetingChanges {
  first: Facts;
  facts: Facts;
  times: Times | undefined;
  isNotified: boolean;
}

/** The body of the change; the length, the period and the times only where they are other ones. */
const changeOf = (
  { matching: { startsAt } }: CompanyMeeting,
  { first, facts, times, isNotified }: MeetingChanges,
): MeetingChange => ({
  title: facts.title,
  place: facts.place,
  ...(facts.minutes !== first.minutes && { minutes: facts.minutes }),
  ...(facts.until !== null && facts.until !== first.until && { matching: { startsAt, endsAt: facts.until } }),
  ...(times && { schedulesAvailable: [...times].toSorted() }),
  notice: isNotified ? 'SEND' : 'NONE',
});

/** The edited values of a meeting, and their checks. */
export function useEdit(meeting: CompanyMeeting, onDone: () => void) {
  const [now] = useState(() => Date.now());
  const [first] = useState(() => factsOf(meeting));
  const [facts, setFacts] = useState(first);
  const { times, changeTimes, takenBy, areOther } = useTimes(meeting);
  const [isNotified, setNotified] = useState(true);
  const [isTried, setTried] = useState(false);
  const revise = useReviseMeeting();
  const errors: { title?: string | undefined; until?: string | undefined } = {
    title: facts.title.trim() === '' ? proposeCopy.noName : undefined,
    until: facts.until === null ? say(commonTexts.dateInvalid) : undefined,
  };
  const place = facts.place.trim();
  const coming = [...takenBy.keys()].filter((time) => Date.parse(time) > now).length;
  const save = async () => {
    setTried(true);
    if (errors.title || errors.until) return;
    const change = changeOf(meeting, { first, facts, times: areOther ? times : undefined, isNotified });
    const run = () => revise.mutateAsync({ id: meeting._id, change });
    if (await runAction({ run, done: copy.saved })) onDone();
  };
  return {
    now,
    facts,
    change: (input: Partial<Facts>) => setFacts({ ...facts, ...input }),
    times,
    changeTimes,
    takenBy,
    notices: { isNotified, setNotified, count: place !== '' && place !== first.place ? coming : 0 },
    errors: isTried ? errors : {},
    isChanged: areOther || JSON.stringify(facts) !== JSON.stringify(first),
    save,
    isBusy: revise.isPending,
  };
}
