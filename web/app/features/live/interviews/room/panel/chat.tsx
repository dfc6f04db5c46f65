import { useEffect, useRef, useState, type FormEvent } from 'react';
import { interviewBounds } from '@ieum/contract/live/interviews/enums.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import type { Call } from '../call/call.ts';
import { panelCopy as copy } from './copy.ts';
import styles from './panel.module.css';
import { useCallState } from '../view/call-hooks.ts';

/** Messages that go from browser to browser and are stored nowhere. */
export function Chat({ call }: { call: Call }) {
  const { messages } = useCallState(call);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The focus is in the field at once, because elsewhere M and V switch the devices.
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    if (!call.sendText(trimmed)) return setError(copy.chat.alone);
    setText('');
    setError(undefined);
  };
  return (
    <div className={styles.chat}>
      <Hint size="note">{copy.chat.hint}</Hint>
      <div role="log" className={styles.log}>
        <ol>
          {messages.map(({ id, name, text: said, isOwn }) => (
            <li key={id} data-own={isOwn || undefined}>
              <b>
                <MemberText>{name}</MemberText>
              </b>
              <p>
                <MemberText>{said}</MemberText>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <form onSubmit={send}>
        <TextField
          label={copy.chat.label}
          isLabelHidden
          ref={field}
          size="md"
          maxLength={interviewBounds.chat}
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{copy.chat.send}</Button>
      </form>
    </div>
  );
}
