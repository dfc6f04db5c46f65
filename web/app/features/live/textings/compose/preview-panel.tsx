import { TEXTING_UNDO_SECONDS } from '@ieum/contract/live/textings/enums.ts';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useState, type ReactNode } from 'react';
import { momentText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { Hint } from '#ui/text/hint.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { TextingPreview } from '../data.ts';
import { filledFor, reachableOf } from './message-checks.ts';
import { composeCopy as copy } from './copy.ts';
import styles from './compose.module.css';

type Addressee = TextingPreview['addressees'][number];

interface StepsProps {
  at: number;
  count: number;
  onMove: (at: number) => void;
}

const Steps = ({ at, count, onMove }: StepsProps) => (
  <div className={styles.steps}>
    <button
      type="button"
      aria-label={copy.preview.previous}
      disabled={at === 0}
      onClick={() => onMove(at - 1)}
    >
      <IconChevronLeft size={18} aria-hidden />
    </button>
    <span className="number" role="status">
      {copy.preview.place(at + 1, count)}
    </span>
    <button
      type="button"
      aria-label={copy.preview.next}
      disabled={at + 1 >= count}
      onClick={() => onMove(at + 1)}
    >
      <IconChevronRight size={18} aria-hidden />
    </button>
  </div>
);

/** The applicants who receive nothing, each with the reason. */
const LeftOut = ({ all }: { all: readonly Addressee[] }) =>
  all.length > 0 && (
    <details className={styles.leftOut} open>
      <summary>{copy.leftOut(all.length)}</summary>
      <ul>
        {all.map(({ _application: id, name, problem }) => (
          <li key={id}>
            <b>
              <MemberText>{name}</MemberText>
            </b>{' '}
            {problem && copy.problems[problem]}
          </li>
        ))}
      </ul>
    </details>
  );

interface PreviewPanelProps {
  message: string;
  preview: TextingPreview;
  /** Actions before it is sent. */
  children?: ReactNode;
}

/**
 * The text for each recipient, the members who receive nothing, the time of sending and how many are left
 * today.
 */
export function PreviewPanel({ message, preview, children }: PreviewPanelProps) {
  const reachable = reachableOf(preview);
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, Math.max(0, reachable.length - 1));
  const person = reachable[at];
  return (
    <section className={styles.preview} aria-labelledby="texting-preview">
      <div className={styles.previewHead}>
        <h3 id="texting-preview">{copy.preview.title}</h3>
        {reachable.length > 1 && <Steps at={at} count={reachable.length} onMove={setWanted} />}
      </div>
      {person && (
        <>
          <p className={styles.to}>
            <MemberText>{copy.preview.of(person.name, person.to)}</MemberText>
          </p>
          <p className={styles.bubble}>
            <MemberText>{filledFor(message, preview, person.name)}</MemberText>
          </p>
        </>
      )}
      <LeftOut all={preview.addressees.filter(({ problem }) => problem !== null)} />
      {preview.leavesAt && <Hint>{copy.night(momentText(preview.leavesAt))}</Hint>}
      <Hint>{copy.left(numberText(preview.left))}</Hint>
      <Hint>{copy.rules(TEXTING_UNDO_SECONDS)}</Hint>
      {children}
    </section>
  );
}
