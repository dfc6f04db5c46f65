import { useLayoutEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react';
import { useLayer } from '../layer/use-layer.ts';

const GAP = 6;
const EDGE = 8;

/** Positions the layer below its button, or above it where there is no space below, and inside the window. */
function place(button: HTMLElement, layer: HTMLElement, align: 'start' | 'end'): void {
  const anchor = button.getBoundingClientRect();
  const { width, height } = layer.getBoundingClientRect();
  const left = align === 'end' ? anchor.right - width : anchor.left;
  const below = anchor.bottom + GAP;
  const fitsBelow = below + height <= window.innerHeight - EDGE || anchor.top - GAP - height < EDGE;
  layer.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
  layer.style.top = `${fitsBelow ? below : anchor.top - GAP - height}px`;
}

export interface PopupState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  /** For the layer's `onToggle`: the browser closes it by Escape and by a press elsewhere. */
  handleToggle: (event: ToggleEvent) => void;
  /** For the button: a press on it while the layer is open closes it and does not open it again. */
  handlePointerDown: () => void;
  handlePress: () => void;
  /** Closes and returns the focus to the button. */
  close: () => void;
}

/** A layer positioned at its button, above everything, also dialogs. */
export function usePopup(align: 'start' | 'end'): PopupState {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!isOpen || !element || !button.current) return;
    if ('showPopover' in element) element.showPopover();
    place(button.current, element, align);
  }, [isOpen, align]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useLayer(close, isOpen);

  return {
    isOpen,
    setOpen,
    button,
    layer,
    handlePointerDown: () => {
      wasOpen.current = isOpen;
    },
    handlePress: () => {
      setOpen(!isOpen && !wasOpen.current);
      wasOpen.current = false;
    },
    handleToggle: (event) => {
      if (event.newState === 'closed') setOpen(false);
    },
    close,
  };
}
