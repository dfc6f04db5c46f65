import { bounds } from '@ieum/contract/common/bounds.ts';
import { useId, useState, type FormEvent } from 'react';
import { tabStorage } from '#lib/storage/browser-storage.ts';
import { Button } from '#ui/button/button.tsx';
import { useBusy } from '#ui/button/use-busy.ts';
import { copy } from './copy.ts';
import { voteOnFaq } from './data.ts';
import styles from './faq-vote.module.css';

const draftOf = (id: string): string => `ieum.faq-reason.${id}`;

/** Why an answer did not help; unsent input is kept in this tab. */
export function FaqReason({ id }: { id: string }) {
  const [reason, setReason] = useState(() => tabStorage.read(draftOf(id)) ?? '');
  const [isSent, setSent] = useState(false);
  const { isBusy, run } = useBusy();
  const hint = useId();
  const change = (text: string) => {
    setReason(text);
    setSent(false);
    tabStorage.write(draftOf(id), text || undefined);
  };
  const send = async () => {
    await voteOnFaq(id, false, reason.trim());
    change('');
    setSent(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) void run(send);
  };
  return (
    <form className={styles.reason} onSubmit={submit}>
      <label>
        {copy.vote.reason}
        <textarea
          rows={3}
          maxLength={bounds.reason}
          value={reason}
          aria-describedby={hint}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      <p id={hint}>{copy.vote.reasonHint}</p>
      <Button type="submit" kind="default" size="sm" isLoading={isBusy} disabled={!reason.trim()}>
        {copy.vote.send}
      </Button>
      <span role="status">{isSent && copy.vote.sent}</span>
    </form>
  );
}
