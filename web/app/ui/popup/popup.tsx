import { useId, type ReactNode } from 'react';
import styles from './popup.module.css';
import { PopupLayer } from './popup-layer.tsx';
import { usePopup } from './use-popup.ts';

interface PopupProps {
  /** The purpose of the layer; also the button's name when its content is only an icon. */
  label: string;
  /** The content of the button; its text must be part of the label. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  look?: 'icon' | 'default' | 'subtle' | 'plain';
  className?: string | undefined;
  /** Its choice is active: the button is marked. */
  isActive?: boolean;
}

/** A button with a small layer of controls: filters of a column, columns of a table. */
export function Popup({ label, trigger, children, align = 'start', look = 'default', ...rest }: PopupProps) {
  const popup = usePopup(align);
  const { isOpen, button } = popup;
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={[styles.button, rest.className].filter(Boolean).join(' ')}
        data-look={look}
        data-active={rest.isActive || undefined}
        aria-label={look === 'icon' ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerDown={popup.handlePointerDown}
        onClick={popup.handlePress}
      >
        {trigger}
      </button>
      {isOpen && (
        <PopupLayer popup={popup} id={id} label={label} className={`${styles.layer} ${styles.padded}`}>
          {children}
        </PopupLayer>
      )}
    </>
  );
}
