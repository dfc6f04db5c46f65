import { fullMomentText } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './answer-panel.module.css';
import { copy } from './copy.ts';

interface AnsweredProps {
  answer: { reply: string | null; repliedAt: string | null; replier: { name: string } | null };
  /** How it was sent, where that was chosen. */
  channel?: string | undefined;
}

/** The answer with who gave it and when; nothing before there is one. */
export const Answered = ({ answer: { reply, repliedAt, replier }, channel }: AnsweredProps) => (
  <>
    {repliedAt !== null && (
      <Hint>
        {copy.answered(replier?.name ?? '', fullMomentText(repliedAt))}
        {channel && ` · ${channel}`}
      </Hint>
    )}
    {reply !== null && (
      <p className={styles.text} data-tone="reply">
        <Written>{reply}</Written>
      </p>
    )}
  </>
);
