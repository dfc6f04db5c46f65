import IconX from '~icons/tabler/x';
import { useId, type ReactNode } from 'react';
import { uiCopy as copy } from '../state/copy.ts';
import styles from './sheet.module.css';
import { Modal } from './modal.tsx';
import { MemberText } from '../text/member-text.tsx';

interface SheetProps {
  /** Shown above the title in the same row as the close button; hidden on phones. */
  above?: ReactNode;
  title: string;
  subtitle?: string;
  onClose: () => void;
  /** Called before Escape, Back, the backdrop or the button close it: whether the input may be discarded. */
  mayClose?: () => Promise<boolean>;
  children: ReactNode;
  /** Fixed below the scrolling content. */
  footer?: ReactNode;
  /** `bottom` slides up from the bottom on every width; `centre` does so below 768 px. */
  side?: 'right' | 'bottom' | 'centre';
  size?: 'narrow' | 'wide' | 'full';
  /** `none` when the content has its own padding. */
  padding?: 'normal' | 'none';
  /** The address opens it, so Back closes it without a history entry of its own. */
  isAddressed?: boolean;
}

interface HeadProps extends Pick<SheetProps, 'above' | 'title' | 'onClose'> {
  titleId: string;
  subtitle: string | undefined;
}

const Head = ({ titleId, above, title, subtitle, onClose }: HeadProps) => (
  <div className={styles.head}>
    <div>
      {above && <div className={styles.above}>{above}</div>}
      <h2 id={titleId}>
        <MemberText>{title}</MemberText>
      </h2>
      {subtitle && (
        <p>
          <MemberText>{subtitle}</MemberText>
        </p>
      )}
    </div>
    <button type="button" className={styles.close} aria-label={copy.close} onClick={onClose}>
      <IconX size={22} stroke={1.75} aria-hidden />
    </button>
  </div>
);

/**
 * A modal layer without Mantine: traps the focus, closes by Escape, Back, backdrop and button, and returns
 * the focus.
 */
export function Sheet({ above, title, subtitle, onClose, mayClose, children, footer, ...look }: SheetProps) {
  const { side = 'bottom', size = 'narrow', padding = 'normal', isAddressed = false } = look;
  const id = useId();
  const close = async () => {
    if (!mayClose || (await mayClose())) onClose();
  };

  return (
    <Modal
      onClose={() => void close()}
      isAddressed={isAddressed}
      className={[styles.sheet, styles[side], styles[size]].join(' ')}
      aria-labelledby={id}
    >
      <div className={styles.frame}>
        <Head titleId={id} above={above} title={title} subtitle={subtitle} onClose={() => void close()} />
        <div className={styles.body} data-padding={padding}>
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </Modal>
  );
}
