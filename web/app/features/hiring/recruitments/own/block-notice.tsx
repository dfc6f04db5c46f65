import type { Block } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { recruitmentBounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { tellFailure } from '#ui/alert/tell-failure.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { Written } from '#ui/text/written.tsx';
import styles from './block-notice.module.css';
import { copy } from './copy.ts';
import { useAnswerBlock } from './data.ts';

/** Why an administrator hid a posting, with the company's answer to it. */
export function BlockNotice({ id, block }: { id: string; block: Block }) {
  const answer = useAnswerBlock();
  const [reply, setReply] = useState('');
  const sent = answer.data?.block?.reply ?? block.reply;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (answer.isPending || reply.trim() === '') return;
    try {
      await answer.mutateAsync({ id, reply: reply.trim() });
      setReply('');
      toast(copy.block.done, { tone: 'success' });
    } catch (error) {
      await tellFailure(error);
    }
  };
  return (
    <section aria-label={copy.block.title} className={styles.notice}>
      <h2>{copy.block.title}</h2>
      <p>{copy.block.body}</p>
      <dl>
        <dt>{copy.block.reason}</dt>
        <dd>
          <Written>{block.reason}</Written>
        </dd>
        {sent && (
          <>
            <dt>{copy.block.sent}</dt>
            <dd>{sent}</dd>
          </>
        )}
      </dl>
      <form method="post" onSubmit={send}>
        <Textarea
          label={copy.block.reply}
          autosize
          minRows={2}
          maxLength={recruitmentBounds.blockReply}
          value={reply}
          onChange={(event) => setReply(event.currentTarget.value)}
        />
        <Button type="submit" kind="default" isLoading={answer.isPending} disabled={reply.trim() === ''}>
          {copy.block.send}
        </Button>
      </form>
    </section>
  );
}
