import type { SearchedWords as Searched } from '@ieum/contract/site/search/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { searchedWordsQuery, useHideWords } from './data.ts';
import styles from './searched-words.module.css';

function Row({ searched: { words, sessions, isHidden } }: { searched: Searched }) {
  const hide = useHideWords();
  const { may } = useRights();
  const change = () => runAction({ run: () => hide.mutateAsync({ words, isHidden: !isHidden }) });
  const act = isHidden ? copy.show : copy.hide;
  return (
    <li data-hidden={isHidden || undefined}>
      <b>
        <MemberText>{words}</MemberText>
      </b>
      {isHidden && <Badge hue="ink">{copy.hidden}</Badge>}
      <span className="number">{copy.sessions(numberText(sessions))}</span>
      {may('content.write') && (
        <Button kind="subtle" size="sm" aria-label={`${words} ${act}`} onClick={change}>
          {act}
        </Button>
      )}
    </li>
  );
}

/** Visitors' search terms, and the popular ones that visitors are shown. */
export const SearchedWords = () => (
  <div className={styles.place}>
    <Panel title={copy.title}>
      <p className={styles.about}>{copy.about}</p>
      <QueryView of={useQuery(searchedWordsQuery)} waiting={<Skeleton height={120} />}>
        {(words) =>
          words.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <ul className={styles.words}>
              {words.map((searched) => (
                <Row key={searched.words} searched={searched} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  </div>
);
