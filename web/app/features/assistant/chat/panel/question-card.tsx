import IconHeadset from '~icons/tabler/headset';
import { useNavigate } from 'react-router';
import { prefillQuestion } from '#features/content/questions/own/prefill.ts';
import { transcriptOf, type ChatMessage } from '../conversation.ts';
import { copy } from '../copy.ts';
import styles from './question-card.module.css';

const QUESTION_FORM = '/center/inquiry';

interface QuestionCardProps {
  messages: readonly ChatMessage[];
  /** The panel makes room for the form. */
  onLeave: () => void;
}

/** Opens a 1:1 question that begins with the conversation; it is sent by its form alone. */
export function QuestionCard({ messages, onLeave }: QuestionCardProps) {
  const navigate = useNavigate();
  const go = () => {
    prefillQuestion(transcriptOf(messages));
    onLeave();
    void navigate(QUESTION_FORM);
  };
  return (
    <section className={styles.card} aria-label={copy.question.title}>
      <span className={styles.icon}>
        <IconHeadset size={22} stroke={1.75} aria-hidden />
      </span>
      <div>
        <b>{copy.question.title}</b>
        <p>{copy.question.text}</p>
      </div>
      <button type="button" onClick={go}>
        {copy.question.go}
      </button>
    </section>
  );
}
