import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { lockScrolling } from './lock-scrolling.ts';
import { useLayer } from './use-layer.ts';

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  handlers: {
    onClick: (event: MouseEvent) => void;
    onCancel: (event: SyntheticEvent) => void;
  };
}

/** A `dialog` that is modal while it is rendered: Esc, Back and the veil close it, and the focus returns. */
export function useModal(close: () => void, isAddressed = false): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const unlock = lockScrolling();
    return () => {
      unlock();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useLayer(close, !isAddressed);
  return {
    dialog,
    handlers: {
      onClick: (event) => {
        if (event.target === dialog.current) close();
      },
      onCancel: (event) => {
        event.preventDefault();
        close();
      },
    },
  };
}
