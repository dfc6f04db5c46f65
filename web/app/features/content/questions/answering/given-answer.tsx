import { fullMomentText } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './answer-panel.module.css';
import { copy } from './copy.ts';

interface GivenAnswerProps {
  answer: { reply: string | null; repliedAt: string | null; replier: { name: string } | null };
  /** How it was sent, where that was chosen. */
  channel?: string | undefined;
}

/** The answer with who gave it and when; nothing before there is one. */
export const GivenAnswer = ({ answer: { reply, repliedAt, replier }, channel }: GivenAnswerProps) => (
  <>
    {repliedAt !== null && (
      <Hint>
        {copy.answered(replier?.name ?? '', fullMomentText(repliedAt))}
        {channel && ` · ${channel}`}
      </Hint>
    )}
    {reply !== null && (
      <p className={styles.text} data-tone="reply">
        <MemberText>{reply}</MemberText>
      </p>
    )}
  </>
);
