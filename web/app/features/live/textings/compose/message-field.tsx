import { LMS_BYTES, SMS_BYTES, smsBytes } from '@ieum/contract/common/message-delivery.ts';
import { textingPlaceholders } from '@ieum/contract/live/textings/placeholders.ts';
import { useRef } from 'react';
import { numberText } from '#lib/format/money.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { composeCopy as copy } from './copy.ts';
import { placeholderError } from './message-checks.ts';
import styles from './compose.module.css';

interface MessageFieldProps {
  message: string;
  /** Whether there is a meeting whose link can be put in. */
  hasMeeting: boolean;
  /** The text as the person with the longest one receives it. */
  longest: string;
  error?: string | undefined;
  onChange: (message: string) => void;
}

/** The used length, counted as carriers do with the placeholders filled, and as which kind it is sent. */
const ByteCount = ({ text }: { text: string }) => {
  const used = smsBytes(text);
  const kind = used <= SMS_BYTES ? copy.kinds.short : copy.kinds.long;
  return (
    <p className={styles.bytes} data-over={used > LMS_BYTES || undefined} role="status">
      {copy.bytes(numberText(used), numberText(LMS_BYTES), kind)}
    </p>
  );
};

/** The text with its placeholders, which buttons insert at the cursor, or at the end before there is one. */
export function MessageField({ message, hasMeeting, longest, error, onChange }: MessageFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const fields = textingPlaceholders.filter((field) => hasMeeting || field !== 'link');
  // Before the first focus the browser reports a cursor at the start.
  const hadFocus = useRef(false);
  const putIn = (label: string) => {
    const cursor = hadFocus.current ? area.current : null;
    const at = cursor?.selectionStart ?? message.length;
    const placeholder = `{${label}}`;
    onChange(message.slice(0, at) + placeholder + message.slice(cursor?.selectionEnd ?? at));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at + placeholder.length, at + placeholder.length);
    });
  };
  return (
    <div>
      <TextArea
        ref={area}
        label={copy.message}
        rows={5}
        maxLength={LMS_BYTES}
        length={message.length}
        value={message}
        error={error ?? placeholderError(message)}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.fields} role="group" aria-label={copy.fields.title}>
        {fields.map((field) => (
          <button key={field} type="button" onClick={() => putIn(copy.fields[field])}>
            {copy.fields[field]}
          </button>
        ))}
      </div>
      <ByteCount text={longest} />
    </div>
  );
}
