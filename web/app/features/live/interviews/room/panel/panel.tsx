import IconX from '~icons/tabler/x';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { useEscape } from '#ui/layer/use-escape.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import type { InterviewEntry } from '../../data.ts';
import type { Call } from '../call/call.ts';
import type { Devices } from '../media/devices.ts';
import type { PanelName } from '../view/layout-types.ts';
import { useCallState } from '../view/call-hooks.ts';
import { DeviceFields } from '../lobby/device-fields.tsx';
import { Chat } from './chat.tsx';
import { panelCopy as copy } from './copy.ts';
import type { MemoDraft } from './memo-draft.ts';
import { Memo } from './memo.tsx';
import styles from './panel.module.css';
import { People } from './people.tsx';

// Only the company reads it, and it is large.
const Resume = lazyPart(async () => (await import('./resume.tsx')).Resume);

interface PanelProps {
  name: PanelName;
  memo: MemoDraft;
  entry: InterviewEntry;
  call: Call;
  devices: Devices;
  onClose: () => void;
}

function ResumeInRoom({ entry, call }: Pick<PanelProps, 'entry' | 'call'>) {
  const { participants } = useCallState(call);
  return <Resume interviewees={entry.interviewees} present={participants.map(({ _id }) => _id)} />;
}

function contentOf({ name, memo, entry, call, devices }: PanelProps): ReactNode {
  if (name === 'people') return <People call={call} />;
  if (name === 'chat') return <Chat call={call} />;
  if (name === 'memo') return <Memo draft={memo} call={call} />;
  if (name === 'devices')
    return <DeviceFields devices={devices} onChoose={(kind, id) => call.choose(kind, id)} />;
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <ResumeInRoom entry={entry} call={call} />
    </Suspense>
  );
}

/** The panel beside the pictures. */
export function Panel(props: PanelProps) {
  useEscape(props.onClose);
  return (
    <aside className={styles.panel} data-name={props.name} aria-label={copy.titles[props.name]}>
      <header>
        <h2>{copy.titles[props.name]}</h2>
        <button type="button" aria-label={copy.close} onClick={props.onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </header>
      <div className={styles.content}>{contentOf(props)}</div>
    </aside>
  );
}
