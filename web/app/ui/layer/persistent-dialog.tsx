import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { openModal } from './modals.ts';
import styles from './persistent-dialog.module.css';

interface PersistentDialogProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A modal layer over the whole window that neither Escape nor a press beside it closes: its content
 * decides.
 */
export function PersistentDialog({ labelledBy, children }: PersistentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const close = dialog.current ? openModal(dialog.current) : undefined;
    return () => {
      close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const ignoreEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === dialog.current;
    if (event.key === 'Escape' && isOwn) event.preventDefault();
  };
  // Browsers let a second Escape through without asking; the layer is then opened again at once.
  const comeBack = () => dialog.current?.showModal();

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-covers="page"
      aria-labelledby={labelledBy}
      onKeyDown={ignoreEscape}
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => event.target === dialog.current && comeBack()}
    >
      {children}
    </dialog>
  );
}
