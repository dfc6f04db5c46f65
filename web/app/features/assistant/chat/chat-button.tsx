import IconMessageChatbot from '~icons/tabler/message-chatbot';
import { Suspense, useEffect, useRef, useState } from 'react';
import { optionalPart } from '#lib/document/lazy-part.ts';
import styles from './chat-button.module.css';
import { copy } from './copy.ts';

const ChatPanel = optionalPart(async () => (await import('./panel/chat-panel.tsx')).ChatPanel);

/** Whether a phone's page was last scrolled down, where the button would cover what is read. */
function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - before) < 8) return;
      setDown(scrollY > before && scrollY > 80);
      before = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isDown;
}

/** Opens the assistant, whose panel takes the place of the button. */
export function ChatButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDown = useScrolledDown();
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button cannot take the focus before a modal panel is gone.
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={copy.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-hidden={isDown || undefined}
        data-print="hidden"
        onClick={() => setOpen(true)}
      >
        <IconMessageChatbot size={28} stroke={1.75} aria-hidden />
      </button>
      <Suspense fallback={null}>{isOpen && <ChatPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
