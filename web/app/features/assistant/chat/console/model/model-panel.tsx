import { useQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { Facts } from '#ui/layout/facts.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { todayQuery, type ModelToday } from './data.ts';
import styles from './model.module.css';

const counted = (n: number) => copy.count(numberText(n));

const factsOf = (today: ModelToday) =>
  [
    [copy.model, today.model],
    [copy.tokens, copy.tokensOf(numberText(today.tokens), numberText(today.dailyTokens))],
    [copy.tokensOfMonth, copy.tokensOf(numberText(today.tokensOfMonth), numberText(today.monthlyTokens))],
    [copy.answers, counted(today.answers)],
    [copy.declined, counted(today.declined)],
    [copy.failures, counted(today.failures)],
    [copy.lastFailure, today.lastFailure && copy.ends[today.lastFailure]],
  ] as const;

function Notice({ isOn, isOver }: ModelToday) {
  if (!isOn) return <p className={styles.about}>{copy.off}</p>;
  return isOver ? (
    <p className={styles.over} role="status">
      {copy.over}
    </p>
  ) : null;
}

/** Today's use of the language model, and whether its tokens are used up. */
export const ModelPanel = () => (
  <Panel title={copy.today}>
    <QueryView of={useQuery(todayQuery)} waiting={<Skeleton height={200} />}>
      {(today) => (
        <>
          <Notice {...today} />
          <Facts facts={factsOf(today)} />
        </>
      )}
    </QueryView>
  </Panel>
);
