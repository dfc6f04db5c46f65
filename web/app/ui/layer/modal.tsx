import type { ComponentProps } from 'react';
import { useModal, type ModalOptions } from './use-modal.ts';

interface ModalProps
  extends
    ModalOptions,
    Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose' | 'onClick' | 'onCancel' | 'onKeyDown'> {
  onClose: () => void;
}

/**
 * The frame of a layer, shown while it is rendered: it traps the focus and returns it; Escape, Back and the
 * backdrop close it. Its looks are its class.
 */
export function Modal({ onClose, isAddressed, isModal, ...shown }: ModalProps) {
  const { dialog, handlers } = useModal(onClose, { isAddressed, isModal });
  return <dialog {...shown} ref={dialog} {...handlers} />;
}
