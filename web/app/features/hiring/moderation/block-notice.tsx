import { useQuery } from '@tanstack/react-query';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { moderatedQuery, useModerate } from './data.ts';
import styles from './moderation.module.css';

/**
 * Why a recruitment is hidden and what its company answered, with a button to show it again; nothing for
 * any other.
 */
export function BlockNotice({ id }: { id: string }) {
  const block = useQuery(moderatedQuery(id)).data?.block;
  const moderate = useModerate();
  const mayWrite = useRights().may('recruitments.write');
  if (!block) return null;
  const lift = () =>
    runAction({ run: () => moderate.mutateAsync({ id, act: 'lift' }), done: copy.block.lifted });
  return (
    <section aria-label={copy.block.reason} className={styles.notice}>
      <dl>
        <dt>{copy.block.reason}</dt>
        <dd>
          <MemberText>{block.reason}</MemberText>
        </dd>
        <dt>{copy.block.reply}</dt>
        <dd>
          <MemberText>{block.reply || copy.block.noReply}</MemberText>
        </dd>
      </dl>
      {mayWrite && (
        <Button kind="default" isLoading={moderate.isPending} onClick={() => void lift()}>
          {copy.block.lift}
        </Button>
      )}
    </section>
  );
}
