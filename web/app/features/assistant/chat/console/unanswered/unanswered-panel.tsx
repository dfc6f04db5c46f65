import { useQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { Hint } from '#ui/text/hint.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { unansweredQuery, useDismiss, type UnansweredGroup } from './data.ts';
import styles from './unanswered.module.css';

/** The editor of a new FAQ with the question filled in. */
const editorOf = (question: string): string =>
  `/console/center/faqs?${new URLSearchParams({ edit: 'new', category: 'ETC', question })}`;

function Actions({ group: { question, count, _messages } }: { group: UnansweredGroup }) {
  const { may } = useRights();
  const dismiss = useDismiss();
  const remove = () =>
    runAction({
      ask: {
        title: copy.dismissQuestion.title,
        body: copy.dismissQuestion.body(question, numberText(count)),
        confirmLabel: copy.dismiss,
        tone: 'danger',
      },
      run: () => dismiss.mutateAsync(_messages),
      done: copy.dismissed,
    });
  return (
    <div className={styles.actions}>
      {may('content.write') && (
        <ButtonLink size="sm" kind="default" to={editorOf(question)} aria-label={copy.makeFaqOf(question)}>
          {copy.makeFaq}
        </ButtonLink>
      )}
      {may('support.write') && (
        <Button
          size="sm"
          kind="default"
          isLoading={dismiss.isPending}
          aria-label={copy.dismissOf(question)}
          onClick={() => void remove()}
        >
          {copy.dismiss}
        </Button>
      )}
    </div>
  );
}

const Group = ({ group }: { group: UnansweredGroup }) => (
  <li className={styles.group}>
    <div>
      <p className={styles.question}>
        <MemberText>{group.question}</MemberText>
      </p>
      {group.others.length > 0 && (
        <ul className={styles.others} aria-label={copy.others}>
          {group.others.map((other) => (
            <li key={other}>
              <MemberText>{other}</MemberText>
            </li>
          ))}
        </ul>
      )}
      <Hint>
        {copy.count(numberText(group.count))} · <Moment at={group.lastAt} />
      </Hint>
    </div>
    <Actions group={group} />
  </li>
);

/** Questions to which nothing was found, in groups of like ones, each the start of a new FAQ. */
export const UnansweredPanel = () => (
  <Panel title={copy.title}>
    <Hint>{copy.about}</Hint>
    <QueryView of={useQuery(unansweredQuery)} waiting={<Skeleton height={160} />}>
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState {...copy.empty} />
        ) : (
          <ul className={styles.groups}>
            {groups.map((group) => (
              <Group key={group._messages[0]} group={group} />
            ))}
          </ul>
        )
      }
    </QueryView>
  </Panel>
);
