import type { Block } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { recruitmentBounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { useForm, useWatch } from 'react-hook-form';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { Area } from '#ui/form/fields/area.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './block-notice.module.css';
import { copy } from './copy.ts';
import { useAnswerBlock } from './data.ts';

/** Why an administrator hid a recruitment, with the company's answer to it. */
export function BlockNotice({ id, block }: { id: string; block: Block }) {
  const answer = useAnswerBlock();
  const form = useForm({ defaultValues: { reply: '' } });
  useFormDraft(form, { draftKey: `block-reply:${id}` });
  const written = useWatch({ control: form.control, name: 'reply' });
  const sent = answer.data?.block?.reply ?? block.reply;
  const send = ({ reply }: { reply: string }) =>
    runAction({
      run: async () => {
        await answer.mutateAsync({ id, reply: reply.trim() });
        form.reset();
      },
      done: copy.block.done,
    });
  return (
    <section aria-label={copy.block.title} className={styles.notice}>
      <h2>{copy.block.title}</h2>
      <p>{copy.block.body}</p>
      <dl>
        <dt>{copy.block.reason}</dt>
        <dd>
          <MemberText>{block.reason}</MemberText>
        </dd>
        {sent && (
          <>
            <dt>{copy.block.sent}</dt>
            <dd>{sent}</dd>
          </>
        )}
      </dl>
      <Form form={form} onSubmit={send}>
        <Area name="reply" label={copy.block.reply} rows={2} maxLength={recruitmentBounds.blockReply} />
        <Button
          type="submit"
          kind="default"
          isLoading={form.formState.isSubmitting}
          disabled={written.trim() === ''}
        >
          {copy.block.send}
        </Button>
      </Form>
    </section>
  );
}
