import IconSend from '~icons/tabler/send';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import styles from './composer.module.css';
import { copy } from './copy.ts';
import type { LectureChatView } from './use-lecture-chat.ts';

/** The typed message, sent by the button or Enter. */
function useTypedMessage({ send }: LectureChatView) {
  const [text, setText] = useState('');
  const [isQuestion, setQuestion] = useState(false);
  // Without a connection it is not sent, and the reader sees why.
  const isReady = text.trim() !== '';
  const submit = () => {
    if (!isReady) return;
    setText('');
    // Text that was typed meanwhile is not lost either.
    send(text.trim(), isQuestion, () => setText((typed) => typed || text));
    setQuestion(false);
  };
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
  return { text, setText, isQuestion, setQuestion, isReady, handleSubmit, handleKey };
}

/** The field of a member: Enter sends, Shift+Enter starts a new line. */
export function Composer({ view }: { view: LectureChatView }) {
  const typed = useTypedMessage(view);
  const { chat, moderates } = view;
  const slow = chat && chat.slowSeconds > 0 && !moderates ? copy.slow(chat.slowSeconds) : '';
  return (
    <form className={styles.form} onSubmit={typed.handleSubmit}>
      <div className={styles.line}>
        <TextArea
          look="line"
          label={copy.message}
          isLabelHidden
          rows={Math.min(4, typed.text.split('\n').length)}
          value={typed.text}
          maxLength={lectureBounds.message}
          placeholder={copy.placeholder}
          onChange={({ target }) => typed.setText(target.value)}
          onKeyDown={typed.handleKey}
        />
        <button
          type="submit"
          aria-label={copy.send}
          aria-disabled={!typed.isReady}
          data-ready={typed.isReady || undefined}
        >
          <IconSend size={22} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div className={styles.more} data-empty={(typed.text === '' && !typed.isQuestion) || undefined}>
        <Checkbox
          label={copy.asQuestion}
          checked={typed.isQuestion}
          onChange={(event) => typed.setQuestion(event.currentTarget.checked)}
        />
        <p className={styles.hint}>
          {copy.nameHint} {slow}
        </p>
      </div>
    </form>
  );
}
