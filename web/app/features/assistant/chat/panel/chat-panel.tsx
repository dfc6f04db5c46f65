import IconInfoCircle from '~icons/tabler/info-circle';
import IconX from '~icons/tabler/x';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { lockScrolling } from '#ui/layer/lock-scrolling.ts';
import { useLayer } from '#ui/layer/use-layer.ts';
import { LogoMark } from '#ui/layout/logo.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { copy } from '../copy.ts';
import { useChat } from '../use-chat.ts';
import styles from './chat-panel.module.css';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';

const PHONE = '(width < 48em)';

/** On a phone the panel is modal and Back closes it; elsewhere the page behind stays usable. */
function usePanel(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isModal] = useState(() => matchMedia(PHONE).matches);
  useLayer(onClose, isModal);
  useEffect(() => {
    if (!isModal) {
      dialog.current?.show();
      return undefined;
    }
    dialog.current?.showModal();
    return lockScrolling();
  }, [isModal]);
  useEffect(() => dialog.current?.querySelector<HTMLElement>('textarea')?.focus(), []);
  return { dialog, isModal };
}

/** The conversation with the assistant. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { dialog, isModal } = usePanel(onClose);
  const chat = useChat();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // The page that a link opens is behind the panel, which covers it on a phone.
  const follow = isModal ? onClose : () => undefined;
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={id}
      aria-modal={isModal}
      data-print="hidden"
      onCancel={cancel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      onClick={(event) => {
        if (isModal && event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <LogoMark size={34} />
          <h2 id={id}>{copy.title}</h2>
          <Link
            to="/guide"
            className={styles.tool}
            aria-label={copy.guide}
            title={copy.guide}
            onClick={follow}
          >
            <IconInfoCircle size={22} stroke={1.75} aria-hidden />
          </Link>
          <button type="button" className={styles.tool} aria-label={uiCopy.close} onClick={onClose}>
            <IconX size={22} stroke={1.75} aria-hidden />
          </button>
        </header>
        <MessageList chat={chat} onFollow={follow} onLeave={onClose} />
        {chat.usesModel && <p className={styles.model}>{copy.model}</p>}
        <MessageForm chat={chat} />
      </div>
    </dialog>
  );
}
