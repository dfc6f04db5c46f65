import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { useQuery } from '@tanstack/react-query';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import IconFileCheck from '~icons/tabler/file-check';
import { useId, useState } from 'react';
import { copy } from './copy.ts';
import { joinTermsQuery, type Terms } from './data.ts';
import { TermsDialog } from './terms-dialog.tsx';
import styles from './terms-field.module.css';

interface TermsFieldProps {
  userType: UserType;
  /** Null until the terms dialog was confirmed once. */
  agreed: readonly string[] | null;
  onAgree: (ids: string[]) => void;
  error?: string | undefined;
}

interface FieldTexts {
  title: string;
  note: string;
}

function fieldTexts(list: readonly Terms[], agreed: readonly string[] | null): FieldTexts {
  const necessary = list.filter((terms) => terms.necessary);
  if (!agreed)
    return { title: copy.read, note: copy.counts(necessary.length, list.length - necessary.length) };
  const optional = list.filter((terms) => !terms.necessary && agreed.includes(terms._id));
  return {
    title: copy.done(necessary.length),
    note: optional.length > 0 ? `${copy.doneOptional(optional.length)} · ${copy.change}` : copy.change,
  };
}

/** The terms of a sign-up as one card, which opens the dialog and shows what was agreed to. */
export function TermsField({ userType, agreed, onAgree, error }: TermsFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: list, isError, refetch } = useQuery(joinTermsQuery(userType));
  const isDone = agreed !== null && !error;
  const waiting = isError ? { title: copy.failed, note: copy.retry } : { title: copy.loading, note: ' ' };
  const { title, note } = list ? fieldTexts(list, agreed) : waiting;

  const press = () => {
    if (list) setOpen(true);
    else void refetch();
  };
  const agree = (ids: string[]) => {
    setOpen(false);
    onAgree(ids);
  };

  return (
    <>
      <button
        type="button"
        name="agreed"
        className={styles.card}
        data-done={isDone || undefined}
        data-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        aria-haspopup="dialog"
        onClick={press}
      >
        {isDone ? (
          <IconCircleCheckFilled size={22} aria-hidden />
        ) : (
          <IconFileCheck size={22} stroke={1.75} aria-hidden />
        )}
        <span>
          <b>{title}</b>
          <em>{note}</em>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </button>
      {error && (
        <p id={id} className={styles.error}>
          <IconAlertCircle size={15} aria-hidden />
          {error}
        </p>
      )}
      {isOpen && list && (
        <TermsDialog list={list} agreed={agreed ?? []} onAgree={agree} onCancel={() => setOpen(false)} />
      )}
    </>
  );
}
