import IconInfoCircle from '~icons/tabler/info-circle';
import IconX from '~icons/tabler/x';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Modal } from '#ui/layer/modal.tsx';
import { LogoMark } from '#ui/layout/logo.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { copy } from '../copy.ts';
import { useChat } from '../use-chat.ts';
import styles from './chat-panel.module.css';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';

const PHONE = '(width < 48em)';

/** The conversation with the assistant. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const id = useId();
  // On a phone the panel is modal and Back closes it; elsewhere the page behind stays usable.
  const [isModal] = useState(() => matchMedia(PHONE).matches);
  const chat = useChat();
  // A link opens its page behind the panel, which covers it on a phone, so the panel closes there.
  const follow = isModal ? onClose : () => undefined;
  return (
    <Modal
      onClose={onClose}
      isModal={isModal}
      className={styles.panel}
      aria-labelledby={id}
      aria-modal={isModal}
      data-print="hidden"
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
    </Modal>
  );
}
