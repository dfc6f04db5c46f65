import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onModalsChange, topModal } from '../layer/modals.ts';
import { uiCopy as copy } from '../state/copy.ts';
import styles from './toast.module.css';
import { closeToast, currentToasts, lifeOf, onToastsChange, type Toast } from './toasts.ts';
import { MemberText } from '../text/member-text.tsx';

const NONE: readonly Toast[] = [];
const none = () => NONE;
const noModal = () => undefined;

function useLife(one: Toast, isPaused: boolean): void {
  useEffect(() => {
    const life = lifeOf(one);
    if (life === undefined || isPaused) return undefined;
    const timer = setTimeout(() => closeToast(one.id), life);
    return () => clearTimeout(timer);
  }, [one, isPaused]);
}

function ToastRow({ one }: { one: Toast }) {
  const [isPaused, setPaused] = useState(false);
  useLife(one, isPaused);
  const close = (then?: () => void) => () => {
    closeToast(one.id);
    then?.();
  };
  return (
    <div
      className={styles.toast}
      role={one.tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {one.tone === 'success' && <IconCheck size={18} aria-hidden className={styles.mark} />}
      <span className={styles.message}>
        <MemberText>{one.message}</MemberText>
      </span>
      {one.action && (
        <button type="button" className={styles.undo} onClick={close(one.action.run)}>
          {one.action.label}
        </button>
      )}
      {one.undo && (
        <button type="button" className={styles.undo} onClick={close(one.undo)}>
          {copy.undo}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={copy.close} onClick={close()}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}

/**
 * The region of all toasts; Alt+T moves the focus into it. It is inside the top dialog, because what lies outside
 * of a modal dialog is below it and cannot be pressed.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, none);
  const modal = useSyncExternalStore(onModalsChange, topModal, noModal);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);
  if (toasts.length === 0) return null;
  return createPortal(
    <section
      ref={region}
      tabIndex={-1}
      aria-label={copy.notices}
      className={styles.region}
      data-print="hidden"
    >
      <div className={styles.list}>
        {toasts.map((one) => (
          <ToastRow key={one.id} one={one} />
        ))}
      </div>
    </section>,
    modal ?? document.body,
  );
}
