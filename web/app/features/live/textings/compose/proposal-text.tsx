import { LMS_BYTES, smsBytes } from '@ieum/contract/foundation/messages/bytes.ts';
import { Checkbox } from '#ui/button/checkbox.tsx';
import { composeCopy as copy } from './copy.ts';
import styles from './compose.module.css';
import { MessageField } from './message-field.tsx';

interface ProposalTextProps {
  /** Undefined where no text message is sent. */
  message: string | undefined;
  error: string | undefined;
  onChange: (message: string | undefined) => void;
}

/** What is wrong with the text that goes with a proposal, as far as it is known before the meeting exists. */
export function proposalFault(message: string): string | undefined {
  if (message.trim() === '') return copy.none;
  return smsBytes(message) > LMS_BYTES ? copy.tooLong : undefined;
}

/** The choice to send the link of a proposed meeting as a text message, too, and its text. */
export const ProposalText = ({ message, error, onChange }: ProposalTextProps) => (
  <section className={styles.preview}>
    <Checkbox
      label={copy.withProposal.choose}
      checked={message !== undefined}
      onChange={(event) => onChange(event.currentTarget.checked ? copy.messages.meeting : undefined)}
    />
    {message !== undefined && (
      <>
        <MessageField message={message} hasMeeting longest={message} error={error} onChange={onChange} />
        <p className={styles.hint}>{copy.withProposal.hint}</p>
      </>
    )}
  </section>
);
