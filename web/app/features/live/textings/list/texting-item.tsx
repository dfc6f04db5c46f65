import { fillTexting } from '@ieum/contract/live/textings/placeholders.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { runAction } from '#ui/action/run-action.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { composeCopy } from '../compose/copy.ts';
import type { InitialTexting } from '../compose/compose-sheet.tsx';
import { useRemove, useStop, type Texting } from '../data.ts';
import { Addressees } from './addressees.tsx';
import { listCopy as copy } from './copy.ts';
import { progressOf, whenText } from './progress.ts';
import styles from './textings.module.css';
import { textingLooks } from '../states-copy.ts';

const { fields } = composeCopy;

const isDraft = ({ state }: Texting): boolean => state === 'DRAFT';

/** Opens the text again, as a new one or as the draft that it is. */
const openingOf = (texting: Texting): InitialTexting => ({
  recruitmentId: texting._recruitment,
  meetingId: texting._meeting,
  ids: texting.addressees,
  message: texting.message,
  draft: isDraft(texting) ? { id: texting._id, version: texting.version } : undefined,
});

function toText({ names, addressees }: Texting): string {
  if (addressees.length === 0) return copy.nobody;
  return copy.to(names.join(', '), addressees.length - names.length);
}

/** The message with all its placeholders filled that are the same for everybody, and the name where there is one person. */
function shownText({ message, addresser, recruitment, meeting, names, addressees }: Texting): string {
  const [only] = names;
  return fillTexting(message, {
    name: addressees.length === 1 && only ? only : copy.place(fields.name),
    company: addresser.company.name,
    recruitment: recruitment.subject,
    link: meeting ? copy.place(fields.link) : '',
    sender: addresser.name,
    phone: addresser.phone,
  });
}

function useActions({ _id: id }: Texting) {
  const stop = useStop();
  const remove = useRemove();
  return {
    undo: () => runAction({ run: () => stop.mutateAsync(id), done: copy.stopped }),
    stop: (label: string) =>
      runAction({
        ask: { ...copy.askStop, confirmLabel: label, tone: 'danger' },
        run: () => stop.mutateAsync(id),
        done: copy.stopped,
      }),
    remove: () =>
      runAction({
        ask: { ...copy.askRemove, confirmLabel: copy.remove, tone: 'danger' },
        run: () => remove.mutateAsync(id),
        done: copy.removed,
      }),
  };
}

function Actions({ texting, onOpen }: { texting: Texting; onOpen: (opening: InitialTexting) => void }) {
  const actions = useActions(texting);
  const { state, figures, addressees } = texting;
  const label = copy.stop(figures.QUEUED);
  return (
    <div className={styles.actions}>
      {addressees.length > 0 && (
        <Button kind="default" size="sm" onClick={() => onOpen(openingOf(texting))}>
          {isDraft(texting) ? copy.continue : copy.again}
        </Button>
      )}
      {state === 'WAITING' && (
        <Button kind="default" size="sm" onClick={actions.undo}>
          {copy.undo}
        </Button>
      )}
      {state === 'SENT' && figures.QUEUED > 0 && (
        <Button kind="default" size="sm" onClick={() => actions.stop(label)}>
          {label}
        </Button>
      )}
      {state === 'DRAFT' && (
        <Button kind="subtle" size="sm" onClick={actions.remove}>
          {copy.remove}
        </Button>
      )}
    </div>
  );
}

/** One text of a company: to whom, about what, and how it was delivered. */
export function TextingItem({
  texting,
  onOpen,
}: {
  texting: Texting;
  onOpen: (opening: InitialTexting) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { state, recruitment, figures, addressees } = texting;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <StatusBadge states={textingLooks} value={progressOf(texting)} />
        <h3>
          <MemberText>{toText(texting)}</MemberText>
        </h3>
      </div>
      <Link to={`/dashboard/recruitments/${recruitment._id}/applications`} className={styles.recruitment}>
        <MemberText>{recruitment.subject}</MemberText>
      </Link>
      <p className={styles.message}>
        <MemberText>{shownText(texting)}</MemberText>
      </p>
      <p className={styles.facts}>{whenText(texting)}</p>
      {state === 'SENT' && (
        <p className={styles.facts}>
          {copy.figures(figures.SENT, figures.QUEUED, figures.FAILED, figures.WITHHELD)}
        </p>
      )}
      {addressees.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{copy.addressees}</summary>
          {isOpen && <Addressees texting={texting} />}
        </details>
      )}
      <Actions texting={texting} onOpen={onOpen} />
    </li>
  );
}
