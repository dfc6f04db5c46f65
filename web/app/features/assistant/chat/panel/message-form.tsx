import IconPlayerStop from '~icons/tabler/player-stop';
import IconSend from '~icons/tabler/send';
import { CHAT_QUERY_MAX } from '@ieum/contract/assistant/chat/enums.ts';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { readStored, writeStored } from '#lib/storage/tab-storage.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { copy } from '../copy.ts';
import type { Chat } from '../use-chat.ts';
import styles from './message-form.module.css';

/**
 * The typed message, stored in the tab until it is sent by the button or Enter. A message sent before the
 * conversation is open waits for that, unless it is changed meanwhile.
 */
function useTypedMessage({ isWaiting, isJoined, send }: Chat) {
  const [text, setText] = useState(() => readStored('chatDraft') ?? '');
  const [isQueued, setQueued] = useState(false);
  const write = (typed: string) => {
    setQueued(false);
    setText(typed);
    writeStored('chatDraft', typed || undefined);
  };
  const isReady = !isWaiting && text.trim() !== '';
  const submit = () => {
    if (!isReady) return;
    if (!isJoined) return setQueued(true);
    write('');
    // Text that was typed meanwhile is not lost either.
    send(text.trim(), () => write(readStored('chatDraft') ?? text));
  };
  const submitQueued = useEffectEvent(submit);
  useEffect(() => {
    if (!isQueued || !isJoined || !isReady) return undefined;
    const timer = setTimeout(() => submitQueued());
    return () => clearTimeout(timer);
  }, [isQueued, isJoined, isReady]);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter ends the composition of a Korean syllable first.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return { text, write, isReady, isQueued, handleSubmit, handleKey };
}

/** The field for messages; it keeps the focus while a reply is being prepared, but accepts no input. */
export function MessageForm({ chat }: { chat: Chat }) {
  const { isWaiting, stop } = chat;
  const { text, write, isReady, isQueued, handleSubmit, handleKey } = useTypedMessage(chat);
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.queued} role="status">
        {isQueued && copy.queued}
      </p>
      <TextArea
        look="line"
        label={copy.query}
        isLabelHidden
        data-autofocus
        value={text}
        maxLength={CHAT_QUERY_MAX}
        placeholder={isWaiting ? copy.waiting : copy.placeholder}
        readOnly={isWaiting}
        aria-disabled={isWaiting}
        onChange={({ target }) => write(target.value)}
        onKeyDown={handleKey}
      />
      {isWaiting ? (
        <button type="button" aria-label={copy.stop} onClick={stop}>
          <IconPlayerStop size={22} stroke={1.75} aria-hidden />
        </button>
      ) : (
        <button
          type="submit"
          aria-label={copy.send}
          aria-disabled={!isReady}
          data-ready={isReady || undefined}
        >
          <IconSend size={22} stroke={1.75} aria-hidden />
        </button>
      )}
    </form>
  );
}
