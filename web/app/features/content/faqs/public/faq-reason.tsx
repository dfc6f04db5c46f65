import { bounds } from '@ieum/contract/common/bounds.ts';
import { useState, type FormEvent } from 'react';
import { tabStorage } from '#lib/storage/browser-storage.ts';
import { Button } from '#ui/button/button.tsx';
import { useBusy } from '#ui/button/use-busy.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { copy } from './copy.ts';
import { voteOnFaq } from './data.ts';
import styles from './faq-vote.module.css';

const draftOf = (id: string): string => `ieum.faq-reason.${id}`;

/** Why an answer did not help; unsent input is kept in this tab. */
export function FaqReason({ id }: { id: string }) {
  const [reason, setReason] = useState(() => tabStorage.read(draftOf(id)) ?? '');
  const [isSent, setSent] = useState(false);
  const { isBusy, run } = useBusy();
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
      <TextArea
        label={copy.vote.reason}
        hint={copy.vote.reasonHint}
        rows={3}
        maxLength={bounds.reason}
        value={reason}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Button type="submit" kind="default" size="sm" isLoading={isBusy} disabled={!reason.trim()}>
        {copy.vote.send}
      </Button>
      <span role="status">{isSent && copy.vote.sent}</span>
    </form>
  );
}
