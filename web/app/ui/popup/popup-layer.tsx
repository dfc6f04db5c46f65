import type { ReactNode } from 'react';
import type { PopupState } from './use-popup.ts';

interface PopupLayerProps {
  popup: PopupState;
  id: string;
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** The open layer of a popup: Esc closes it and nothing behind it. */
export const PopupLayer = ({ popup: { layer, handleToggle, close }, ...shown }: PopupLayerProps) => (
  <div
    ref={layer}
    id={shown.id}
    role="dialog"
    aria-label={shown.label}
    popover="auto"
    className={shown.className}
    onToggle={handleToggle}
    onKeyDown={(event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    }}
  >
    {shown.children}
  </div>
);
