import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { interviewTexts } from '@ieum/contract/live/interviews/texts.ts';
import { say } from '#lib/format/copy.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { InterviewEntry } from '../../data.ts';
import { Call } from '../call/call.ts';
import type { End } from '../call/call-state.ts';
import { createDevices, type Devices } from '../media/devices.ts';
import { roomCopy as copy } from './copy.ts';
import { DarkFrame } from './dark-frame.tsx';
import { goBack } from './go-back.ts';
import styles from './interview-page.module.css';
import { Lobby } from '../lobby/lobby.tsx';
import { nextPages } from './next-pages.ts';
import { Room } from './room.tsx';
import { SeekerView } from './seeker-view.tsx';
import { useCallState } from './call-hooks.ts';
import { useStayInRoom } from '../tools/use-end-interview.ts';

function createVisit(code: string, isApproved: boolean, onBack: (message: string) => void) {
  const devices = createDevices();
  return { devices, call: new Call({ code, devices, isApproved, onBack }) };
}

/** The connection and the devices, for as long as the page is open. */
function useVisit(code: string, isApproved: boolean) {
  const navigate = useNavigate();
  const [visit] = useState(() => createVisit(code, isApproved, (message) => void goBack(navigate, message)));
  useEffect(() => {
    visit.call.connect();
    void visit.devices.open();
    return () => {
      visit.call.leave();
      visit.devices.close();
    };
  }, [visit]);
  return visit;
}

function EndedCard({ reason, entry }: { reason: End; entry: InterviewEntry }) {
  const session = useSession();
  const isCompany = session.state === 'in' && session.userType === 'COMPANY';
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the room.
  useEffect(() => heading.current?.focus(), []);
  return (
    <DarkFrame>
      <section className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {reason === 'closed' ? say(interviewTexts.closed) : copy.over[reason]}
        </h1>
        {nextPages(entry, isCompany).map(({ to, label }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink kind="default" to="/interview">
          {copy.over.back}
        </ButtonLink>
      </section>
    </DarkFrame>
  );
}

interface CurrentViewProps {
  code: string;
  entry: InterviewEntry;
  call: Call;
  devices: Devices;
  readAgain: () => void;
}

function CurrentView({ code, entry, call, devices, readAgain }: CurrentViewProps) {
  const { view, end } = useCallState(call);
  useStayInRoom(call);
  if (end) return <EndedCard reason={end} entry={entry} />;
  if (view === 'room') return <Room code={code} entry={entry} call={call} devices={devices} />;
  return (
    <DarkFrame>
      {view === 'seek' ? (
        <SeekerView call={call} entry={entry} />
      ) : (
        <Lobby entry={entry} call={call} devices={devices} readAgain={readAgain} />
      )}
    </DarkFrame>
  );
}

/** One visit to an interview that is open or will be. */
export function InterviewVisit({ code, entry, readAgain }: Omit<CurrentViewProps, 'call' | 'devices'>) {
  const { call, devices } = useVisit(code, entry.isApproved);
  return <CurrentView code={code} entry={entry} call={call} devices={devices} readAgain={readAgain} />;
}
