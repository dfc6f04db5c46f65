import { useState } from 'react';
import { Modal } from '#ui/layer/modal.tsx';
import type { Popup } from '../data.ts';
import { hideToday } from './hidden-today.ts';
import { PopupBox } from './popup-box.tsx';
import box from './popup-box.module.css';
import styles from './popup-dialog.module.css';

interface PopupDialogProps {
  popups: readonly Popup[];
  /** They are not shown again in this document. */
  onRemove: (ids: readonly string[]) => void;
}

/** Several popups as one layer; Esc, Back, the backdrop and 닫기 close all of them. */
export function PopupDialog({ popups, onRemove }: PopupDialogProps) {
  const [index, setIndex] = useState(0);
  const place = Math.min(index, popups.length - 1);
  const close = () => onRemove(popups.map(({ _id }) => _id));
  const hide = () => {
    const popup = popups[place];
    if (!popup) return;
    hideToday(popup._id);
    onRemove([popup._id]);
  };
  return (
    <Modal
      onClose={close}
      className={`${box.box} ${styles.dialog}`}
      aria-label={popups[place]?.subject}
      data-print="hidden"
    >
      <PopupBox
        popups={popups}
        index={place}
        onMove={setIndex}
        onHide={hide}
        onClose={close}
        onFollow={close}
      />
    </Modal>
  );
}
