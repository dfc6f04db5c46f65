import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { openModal } from './modals.ts';
import { useLayer } from './use-layer.ts';

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  handlers: {
    onClick: (event: MouseEvent) => void;
    onCancel: (event: SyntheticEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

export interface ModalOptions {
  /** The address opens it, so Back closes it without a history entry of its own. */
  isAddressed?: boolean | undefined;
  /** False for a layer beside which the page stays usable; Escape within it closes it. */
  isModal?: boolean | undefined;
}

/** A `dialog` that is open while it is rendered: Esc, Back and the backdrop close it, and the focus returns. */
export function useModal(close: () => void, { isAddressed = false, isModal = true }: ModalOptions): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!isModal) dialog.current?.show();
    const close = isModal && dialog.current ? openModal(dialog.current) : undefined;
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isModal]);
  useLayer(close, isModal && !isAddressed);
  return {
    dialog,
    handlers: {
      onClick: (event) => {
        if (isModal && event.target === dialog.current) close();
      },
      onCancel: (event) => {
        event.preventDefault();
        close();
      },
      onKeyDown: (event) => {
        if (isModal || event.key !== 'Escape' || event.defaultPrevented) return;
        // A panel on the page beside it stays open.
        event.preventDefault();
        close();
      },
    },
  };
}
