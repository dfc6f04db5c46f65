import IconPlugConnected from '~icons/tabler/plug-connected';
import IconSettings from '~icons/tabler/settings';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { useState } from 'react';
import { LogoMark } from '#ui/layout/logo.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { InterviewEntry } from '../../data.ts';
import type { Call } from '../call/call.ts';
import type { Devices } from '../media/devices.ts';
import { Panel } from '../panel/panel.tsx';
import { useMemoDraft } from '../panel/use-memo-draft.ts';
import type { Arrangement, PanelName } from './layout-types.ts';
import { clockText } from './clock-text.ts';
import { Controls } from '../tools/controls.tsx';
import { roomCopy as copy } from './copy.ts';
import dark from './interview-page.module.css';
import { Admission } from './admission.tsx';
import styles from './room.module.css';
import { Stage } from '../stage/stage.tsx';
import { useCallState, useNow } from './call-hooks.ts';
import { usePanel } from './use-panel.ts';

const arrangements = [
  { value: 'speaker', label: copy.controls.speaker },
  { value: 'all', label: copy.controls.all },
] as const;

function Connection({ call }: { call: Call }) {
  const { isConnected, links } = useCallState(call);
  const isGood = isConnected && ![...links.values()].includes('lost');
  const Icon = isGood ? IconPlugConnected : IconPlugConnectedX;
  return (
    <span className={styles.connection} data-good={isGood || undefined} role="status">
      <Icon size={18} stroke={1.75} aria-hidden />
      {isConnected ? (isGood ? copy.good : copy.weak) : copy.lost}
    </span>
  );
}

interface HeadProps {
  entry: InterviewEntry;
  call: Call;
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  panel: PanelName | undefined;
  onPanel: (name: PanelName) => void;
}

function Head({ entry, call, arrangement, onArrange, panel, onPanel }: HeadProps) {
  const { startedAt } = useCallState(call);
  const now = useNow();
  return (
    <header className={styles.head}>
      <LogoMark />
      <h1>
        <MemberText>{entry.title}</MemberText>
      </h1>
      <span className={styles.running}>
        <i aria-hidden />
        {copy.running}
        <time role="timer" className="number">
          {clockText(startedAt === null ? 0 : now - Date.parse(startedAt))}
        </time>
      </span>
      <Connection call={call} />
      <Segments
        label={copy.controls.layout}
        value={arrangement}
        options={arrangements}
        onChange={onArrange}
      />
      <button
        type="button"
        className={styles.settings}
        aria-label={copy.controls.devices}
        aria-pressed={panel === 'devices'}
        onClick={() => onPanel('devices')}
      >
        <IconSettings size={22} stroke={1.75} aria-hidden />
      </button>
    </header>
  );
}

/** The room: everybody's picture, the seekers, the panel beside and the tools below. */
export function Room({
  code,
  entry,
  call,
  devices,
}: {
  code: string;
  entry: InterviewEntry;
  call: Call;
  devices: Devices;
}) {
  const [arrangement, setArrangement] = useState<Arrangement>('speaker');
  const { panel, toggle, close, unread } = usePanel(call);
  const memo = useMemoDraft(code);
  return (
    <div
      className={`${dark.dark} ${styles.room}`}
      data-panel={panel !== undefined || undefined}
      data-toasts="top"
    >
      <Head
        entry={entry}
        call={call}
        arrangement={arrangement}
        onArrange={setArrangement}
        panel={panel}
        onPanel={toggle}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Stage entry={entry} call={call} devices={devices} arrangement={arrangement} />
        <Admission call={call} />
        <Notices call={call} />
      </main>
      {panel && (
        <Panel name={panel} memo={memo} entry={entry} call={call} devices={devices} onClose={close} />
      )}
      <Controls
        code={code}
        entry={entry}
        call={call}
        devices={devices}
        panel={panel}
        onPanel={toggle}
        unread={unread}
      />
    </div>
  );
}

/** Notices of participants who joined or left, for a few seconds. */
function Notices({ call }: { call: Call }) {
  const { notices } = useCallState(call);
  return (
    <div className={styles.notices} role="log">
      {notices.map(({ id, text }) => (
        <p key={id}>
          <MemberText>{text}</MemberText>
        </p>
      ))}
    </div>
  );
}
