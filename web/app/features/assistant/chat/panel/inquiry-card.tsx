import IconHeadset from '~icons/tabler/headset';
import { useNavigate } from 'react-router';
import { prefillQuestion } from '#features/content/questions/own/prefill.ts';
import { transcriptOf, type ChatMessage } from '../conversation.ts';
import { copy } from '../copy.ts';
import styles from './inquiry-card.module.css';

const INQUIRY = '/center/inquiry';

interface InquiryCardProps {
  messages: readonly ChatMessage[];
  /** The panel makes room for the form. */
  onLeave: () => void;
}

/** Opens a 1:1 inquiry that begins with the conversation; it is sent by its form alone. */
export function InquiryCard({ messages, onLeave }: InquiryCardProps) {
  const navigate = useNavigate();
  const go = () => {
    prefillQuestion(transcriptOf(messages));
    onLeave();
    void navigate(INQUIRY);
  };
  return (
    <section className={styles.card} aria-label={copy.inquiry.title}>
      <span className={styles.icon}>
        <IconHeadset size={22} stroke={1.75} aria-hidden />
      </span>
      <div>
        <b>{copy.inquiry.title}</b>
        <p>{copy.inquiry.text}</p>
      </div>
      <button type="button" onClick={go}>
        {copy.inquiry.go}
      </button>
    </section>
  );
}
