import IconCalendar from '~icons/tabler/calendar';
import IconUsers from '~icons/tabler/users';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { momentText, seoulDay, timeText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { InterviewEntry } from '../../data.ts';
import type { Call } from '../call/call.ts';
import type { Devices } from '../media/devices.ts';
import { DeviceChecks } from './device-checks.tsx';
import { roomCopy as copy } from '../view/copy.ts';
import { DeviceFields } from './device-fields.tsx';
import { DeviceRow } from './device-row.tsx';
import styles from './lobby.module.css';
import { OwnPicture } from './own-picture.tsx';
import { useCallState, useNow } from '../view/call-hooks.ts';

const MINUTE = 60_000;
/** How often it is read whether the entrance was opened. */
const READ_AGAIN_MS = 10_000;

const isClosed = ({ role, entrance }: InterviewEntry): boolean => entrance.disabled && role !== 'HOST';

function statusOf(entry: InterviewEntry, now: number): string {
  const { state, schedule } = entry;
  if (state === 'PROGRESS') return copy.running;
  const left = schedule.at === null ? 0 : Math.ceil((Date.parse(schedule.at) - now) / MINUTE);
  if (left > 0) return startsInText(left);
  return isClosed(entry) ? copy.joinClosed : copy.instant;
}

function startsInText(minutes: number): string {
  if (minutes < 60) return copy.startsIn.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? copy.startsIn.hours(hours) : copy.startsIn.days(Math.floor(hours / 24));
}

const Facts = ({ entry, now }: { entry: InterviewEntry; now: number }) => (
  <header className={styles.facts}>
    <p className={styles.state}>{statusOf(entry, now)}</p>
    <h1>
      <MemberText>{entry.title}</MemberText>
    </h1>
    <p>
      <GeneratedLogo name={entry.company.name} logo={entry.company.logo?.url} size={22} />
      <MemberText>{entry.company.name}</MemberText>
    </p>
    {entry.schedule.at && (
      <p>
        <IconCalendar size={18} stroke={1.75} aria-hidden />
        <span className="number">{momentText(entry.schedule.at)}</span>
      </p>
    )}
    {entry.interviewers.length > 0 && (
      <p>
        <IconUsers size={18} stroke={1.75} aria-hidden />
        <MemberText>{copy.interviewers(entry.interviewers.join(', '))}</MemberText>
      </p>
    )}
  </header>
);

const HostMessage = ({ entry }: { entry: InterviewEntry }) => {
  const { message, disabled } = entry.entrance.meta;
  if (message === null || disabled) return null;
  return (
    <aside className={styles.message}>
      <b>{copy.message}</b>
      <p>
        <MemberText>{message}</MemberText>
      </p>
    </aside>
  );
};

/** The reason why the person cannot enter yet; undefined where they can. */
function obstacleOf(entry: InterviewEntry, now: number): string | undefined {
  const { state, opensAt } = entry;
  if (isClosed(entry)) return copy.joinClosed;
  if (opensAt && state === 'AWAITING' && Date.parse(opensAt) > now)
    return copy.opensAt(seoulDay(opensAt) === seoulDay(now) ? timeText(opensAt) : momentText(opensAt));
  return undefined;
}

function actOf({ role, state }: InterviewEntry, isApproved: boolean): string {
  if (role !== 'HOST') return isApproved ? copy.enter : copy.ask;
  return state === 'PROGRESS' ? copy.enter : copy.start;
}

function hintOf(entry: InterviewEntry, obstacle: string | undefined, isApproved: boolean): string {
  if (isClosed(entry)) return copy.closedHint;
  if (obstacle !== undefined) return copy.early;
  if (entry.role === 'HOST') return copy.hosting;
  return isApproved ? copy.approved : copy.asked;
}

/** Reads again and again whether a closed entrance was opened. */
function useReadUntilOpen(entry: InterviewEntry, readAgain: () => void): void {
  const isWaiting = isClosed(entry);
  const handleTime = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => handleTime(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

interface LobbyProps {
  entry: InterviewEntry;
  call: Call;
  devices: Devices;
  readAgain: () => void;
}

function JoinForm({ entry, call, now }: Pick<LobbyProps, 'entry' | 'call'> & { now: number }) {
  const { isBusy, isApproved } = useCallState(call);
  const [name, setName] = useState(() => call.guestName());
  const [error, setError] = useState<string>();
  const hintId = useId();
  const obstacle = obstacleOf(entry, now);
  const needsName = entry.name === '' && entry.role === 'GUEST';
  const enter = () => {
    if (needsName && name.trim() === '') return setError(copy.nameNeeded);
    return call.joinOrSeek(entry.role === 'HOST', entry.name || name.trim());
  };
  return (
    <div className={styles.enter}>
      {needsName && (
        <TextField
          label={copy.name}
          maxLength={50}
          autoComplete="name"
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
      )}
      <Button
        size="lg"
        isWide
        isLoading={isBusy}
        disabled={obstacle !== undefined}
        aria-describedby={hintId}
        onClick={enter}
      >
        {obstacle ?? actOf(entry, isApproved)}
      </Button>
      <p id={hintId}>{hintOf(entry, obstacle, isApproved)}</p>
    </div>
  );
}

/** The lobby: the own picture, the checks, and the button to join. */
export function Lobby({ entry, call, devices, readAgain }: LobbyProps) {
  useReadUntilOpen(entry, readAgain);
  const now = useNow();
  const isNarrow = useMedia('(width < 64em)');
  return (
    <div className={styles.lobby}>
      <Facts entry={entry} now={now} />
      <div className={styles.check}>
        <OwnPicture name={entry.name} devices={devices} call={call} />
        <DeviceChecks devices={devices} call={call} />
      </div>
      <div className={styles.side}>
        <HostMessage entry={entry} />
        {isNarrow ? (
          <DeviceRow devices={devices} call={call} />
        ) : (
          <DeviceFields devices={devices} onChoose={(kind, id) => call.choose(kind, id)} />
        )}
        <JoinForm entry={entry} call={call} now={now} />
      </div>
    </div>
  );
}
