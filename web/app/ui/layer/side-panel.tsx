import IconX from '~icons/tabler/x';
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { uiCopy as copy } from '../state/copy.ts';
import { MemberText } from '../text/member-text.tsx';
import styles from './side-panel.module.css';
import { useEscape } from './use-escape.ts';

interface SidePanelProps {
  title: ReactNode;
  /** When set, it replaces the title in the header, and the title is below between these two. */
  lead?: ReactNode;
  mark?: ReactNode;
  under?: ReactNode;
  /** Changes with the content, so that the new title is focused. */
  contentKey: string;
  onClose: () => void;
  /** Buttons before the close button: previous, next, print. */
  tools?: ReactNode;
  children: ReactNode;
  /** Fixed at the bottom. */
  footer?: ReactNode;
  size?: 'inspector' | 'drawer';
}

/** Toasts are shown above the foot, so they need its height. */
function measureFoot(foot: HTMLElement) {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--panel-foot', `${foot.offsetHeight}px`);
  });
  observer.observe(foot);
  return () => observer.disconnect();
}

const Head = ({ heading, title }: { heading: Ref<HTMLHeadingElement>; title: ReactNode }) => (
  <h2 id="side-panel-title" ref={heading} tabIndex={-1}>
    <MemberText>{title}</MemberText>
  </h2>
);

/** The title of the panel is focused before a key can be pressed in it, and the opener again when it closes. */
function usePanelFocus(contentKey: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [contentKey]);
  return heading;
}

/**
 * A panel at the right edge that leaves the list behind it usable; the whole screen below 768 px. Escape
 * closes it.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, lead, mark, under, contentKey, onClose, tools, children, footer, size = 'drawer' } = props;
  const heading = usePanelFocus(contentKey);
  useEscape(onClose);
  return (
    <aside className={styles.panel} data-size={size} aria-labelledby="side-panel-title">
      <header className={styles.head} data-panel-head>
        {lead ?? <Head heading={heading} title={title} />}
        <div className={styles.tools}>
          {tools}
          <button type="button" aria-label={copy.close} className={styles.close} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
        </div>
      </header>
      {/* A scrolling element must be reachable by keyboard. */}
      <div className={styles.body} tabIndex={0}>
        {lead && (
          <div className={styles.intro} data-panel-head>
            {mark}
            <div>
              <Head heading={heading} title={title} />
              {under}
            </div>
          </div>
        )}
        {children}
      </div>
      {footer && (
        <footer ref={measureFoot} className={styles.foot} data-panel-foot>
          {footer}
        </footer>
      )}
    </aside>
  );
}
