import { useInfiniteQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { Hint } from '#ui/text/hint.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { reasonsQuery, type ConsoleFaq } from './data.ts';
import styles from './faq-reasons.module.css';

/** Whether the answer helps its readers, and why it did not. */
export function FaqReasons({ faq }: { faq: ConsoleFaq }) {
  const list = useInfiniteQuery(reasonsQuery(faq._id));
  const rows = list.data?.pages.flatMap(({ reasons }) => reasons);
  return (
    <Panel title={copy.reasons.title}>
      <Hint>{copy.votes(numberText(faq.helpful), numberText(faq.unhelpful))}</Hint>
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!rows && !list.error && <TextSkeleton lines={3} />}
      {rows?.length === 0 && <Hint>{copy.reasons.none}</Hint>}
      {rows && rows.length > 0 && (
        <ul className={styles.reasons}>
          {rows.map(({ _id, reason, updatedAt }) => (
            <li key={_id}>
              <p>
                <MemberText>{reason}</MemberText>
              </p>
              <Moment at={updatedAt} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton {...list} />
    </Panel>
  );
}
