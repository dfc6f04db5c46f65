import IconDots from '~icons/tabler/dots';
import type { LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';
import { useRef } from 'react';
import { runAction } from '#ui/action/run-action.ts';
import { chatApi } from './data.ts';
import { copy } from './copy.ts';
import type { Moderation } from './message.tsx';
import styles from './message-actions.module.css';
import { senderName } from './sender-name.ts';

interface MessageActionsProps extends Moderation {
  message: LectureMessage;
  isOwn: boolean;
}

/** Pins, deletes, and mutes; each says beforehand what it does to whom. */
function actionsOf({ message, lectureId, pinnedId }: MessageActionsProps) {
  const params = { _lecture: lectureId };
  const isPinned = message._id === pinnedId;
  const name = senderName(message);
  return {
    isPinned,
    pin: () =>
      runAction({
        run: () => chatApi.set({ params, body: { _pinned: isPinned ? null : message._id } }),
        done: isPinned ? copy.done.unpinned : copy.done.pinned,
      }),
    remove: () =>
      runAction({
        ask: { ...copy.askRemove, confirmLabel: copy.remove, tone: 'danger' },
        run: () => chatApi.removeMessage({ params: { ...params, _message: message._id } }),
        done: copy.done.removed,
      }),
    mute: () =>
      runAction({
        ask: {
          title: copy.askMute.title(name),
          body: copy.askMute.body,
          confirmLabel: copy.mute,
          tone: 'danger',
        },
        run: () => chatApi.mute({ params, body: { _user: message._user ?? '' } }),
        done: copy.done.muted,
      }),
  };
}

/** A moderator's actions on a message. */
export function MessageActions(props: MessageActionsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { message, isOwn } = props;
  const actions = actionsOf(props);
  const close = (act: () => Promise<unknown>) => () => {
    if (menu.current) menu.current.open = false;
    void act();
  };
  return (
    <details ref={menu} className={styles.actions}>
      <summary aria-label={copy.actions(senderName(message))}>
        <IconDots size={18} aria-hidden />
      </summary>
      <div>
        <button type="button" onClick={close(actions.pin)}>
          {actions.isPinned ? copy.unpin : copy.pin}
        </button>
        <button type="button" onClick={close(actions.remove)}>
          {copy.remove}
        </button>
        {!isOwn && !message.isCompany && message._user && (
          <button type="button" onClick={close(actions.mute)}>
            {copy.mute}
          </button>
        )}
      </div>
    </details>
  );
}
