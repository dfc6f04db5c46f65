import { useId, type ReactNode } from 'react';
import styles from './popup.module.css';
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

/** A button with a small layer of controls: filters of a column, columns of a table. Without Mantine. */
export function Popup({ label, trigger, children, align = 'start', look = 'default', ...rest }: PopupProps) {
  const { isOpen, button, layer, close, ...handlers } = usePopup(align);
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
        onPointerDown={handlers.handlePointerDown}
        onClick={handlers.handlePress}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={layer}
          id={id}
          role="dialog"
          aria-label={label}
          popover="auto"
          className={`${styles.layer} ${styles.padded}`}
          onToggle={handlers.handleToggle}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        >
          {children}
        </div>
      )}
    </>
  );
}
