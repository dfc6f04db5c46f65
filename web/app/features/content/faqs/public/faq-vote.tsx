import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from '#lib/document/lazy-part.ts';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { copy } from './copy.ts';
import { voteOnFaq } from './data.ts';
import styles from './faq-vote.module.css';
import { onVotesChange, readVote, rememberVote } from './votes.ts';

const FaqReason = optionalPart(async () => (await import('./faq-reason.tsx')).FaqReason);

const answers = [
  { isHelpful: true, name: copy.vote.yes },
  { isHelpful: false, name: copy.vote.no },
];

const useVote = (id: string): boolean | undefined =>
  useSyncExternalStore(
    onVotesChange,
    () => readVote(id),
    () => undefined,
  );

/** Whether an answer helped: yes, or no with an optional reason. */
export function FaqVote({ id }: { id: string }) {
  const vote = useVote(id);
  const scripted = useDisabledUntilHydrated();
  const answer = (isHelpful: boolean) =>
    runAction({
      run: async () => {
        await voteOnFaq(id, isHelpful);
        rememberVote(id, isHelpful);
      },
    });
  return (
    <div className={styles.vote} data-print="hidden">
      <div role="group" aria-label={copy.vote.ask} className={styles.ask}>
        <span>{copy.vote.ask}</span>
        {answers.map(({ isHelpful, name }) => (
          <Button
            key={name}
            kind={vote === isHelpful ? 'light' : 'default'}
            size="sm"
            aria-pressed={vote === isHelpful}
            onClick={() => answer(isHelpful)}
            {...scripted}
          >
            {name}
          </Button>
        ))}
        <span role="status">{vote === true && copy.vote.thanks}</span>
      </div>
      {vote === false && (
        <Suspense>
          <FaqReason id={id} />
        </Suspense>
      )}
    </div>
  );
}
