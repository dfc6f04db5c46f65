import { useState, type FormEvent, type ReactNode } from 'react';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { Button } from '../button/button.tsx';
import { uiCopy } from '../state/copy.ts';
import { ChoiceChip } from '../choice/choice-chip.tsx';
import { reasonCopy as copy } from './reason-copy.ts';
import styles from './reason-sheet.module.css';
import { Sheet } from './sheet.tsx';
import { TextField } from '../field/text-field.tsx';
import { useBusy } from '../button/use-busy.ts';
import { confirmLeaving } from './use-leave-guard.ts';

interface ReasonSheetProps {
  title: string;
  subtitle?: string;
  /** Predefined reasons, one press each. */
  reasons: readonly string[];
  /** The label of the button. */
  act: string;
  /** The label of the button that closes the sheet. */
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger';
  onClose: () => void;
  /** The sheet submits no second reason until the promise is settled. */
  onGive: (reason: string) => Promise<unknown>;
  /** Other choices that belong to the action. */
  children?: ReactNode;
}

const LONGEST = 200;

interface ReadyReasonsProps extends Pick<ReasonSheetProps, 'reasons'> {
  chosen: string;
  onChoose: (reason: string) => void;
}

const ReadyReasons = ({ reasons, chosen, onChoose }: ReadyReasonsProps) => (
  <div role="group" aria-label={copy.ready} className={styles.ready}>
    {reasons.map((one) => (
      <ChoiceChip key={one} isChosen={chosen === one} onToggle={() => onChoose(one)}>
        {one}
      </ChoiceChip>
    ))}
  </div>
);

type AnswersProps = Pick<ReasonSheetProps, 'act' | 'cancelLabel' | 'onClose'> & {
  tone: 'primary' | 'danger';
  isBusy: boolean;
};

const Answers = ({ act, cancelLabel = uiCopy.cancel, tone, isBusy, onClose }: AnswersProps) => (
  <div className={styles.actions}>
    <Button kind="default" onClick={onClose}>
      {cancelLabel}
    </Button>
    <Button type="submit" kind={tone} isLoading={isBusy}>
      {act}
    </Button>
  </div>
);

/** Asks for a reason before an action that is recorded with it; without one nothing happens. */
export function ReasonSheet({ title, subtitle, reasons, act, tone = 'primary', ...rest }: ReasonSheetProps) {
  const { cancelLabel, onClose, onGive, children } = rest;
  const { isBusy, run } = useBusy();
  const draftKey = `reason:${title}`;
  const [reason, setReason] = useState(() => readUnsavedDraft<string>(draftKey) ?? '');
  const [isMissing, setMissing] = useState(false);
  const write = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  const isOwn = reason.trim() !== '' && !reasons.includes(reason);
  useUnsavedDraft(
    () => draftKey,
    () => (isOwn ? reason : undefined),
  );
  const mayClose = async () => !isOwn || isBusy || confirmLeaving();
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = reason.trim();
    if (text === '') {
      setMissing(true);
      event.currentTarget.querySelector('input')?.focus();
    } else void run(() => onGive(text));
  };
  return (
    <Sheet title={title} {...(subtitle && { subtitle })} side="centre" onClose={onClose} mayClose={mayClose}>
      <form method="post" noValidate className={styles.form} onSubmit={give}>
        {children}
        <ReadyReasons reasons={reasons} chosen={reason} onChoose={write} />
        <TextField
          label={copy.reason}
          size="md"
          data-autofocus
          maxLength={LONGEST}
          value={reason}
          hint={copy.recorded}
          error={isMissing ? copy.missing : undefined}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Answers act={act} cancelLabel={cancelLabel} tone={tone} isBusy={isBusy} onClose={onClose} />
      </form>
    </Sheet>
  );
}
