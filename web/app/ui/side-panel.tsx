import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import { uiCopy as copy } from './copy.ts';
import styles from './side-panel.module.css';

interface SidePanelProps {
  title: ReactNode;
  /** Changes with what is shown, so that the focus goes to the new title. */
  contentKey: string;
  onClose: () => void;
  /** Buttons before the close button: previous, next, print. */
  tools?: ReactNode;
  children: ReactNode;
  /** Fixed at the foot. */
  footer?: ReactNode;
  size?: 'inspector' | 'drawer';
}

/** A panel at the right edge that leaves the list behind it usable; the whole screen below 768 px. Esc closes it. */
export function SidePanel({
  title,
  contentKey,
  onClose,
  tools,
  children,
  footer,
  size = 'drawer',
}: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    opener.current = document.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [contentKey]);

  return (
    <aside
      className={styles.panel}
      data-size={size}
      aria-labelledby="side-panel-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id="side-panel-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.tools}>
          {tools}
          <button type="button" aria-label={copy.close} className={styles.close} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
        </div>
      </header>
      {/* A scrolling part must be reachable by keyboard. */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </aside>
  );
}
