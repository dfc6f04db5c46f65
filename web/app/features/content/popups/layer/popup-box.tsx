import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import type { Popup } from '../data.ts';
import { copy } from './copy.ts';
import { PopupCard } from './popup-card.tsx';
import styles from './popup-box.module.css';

interface PopupBoxProps {
  popups: readonly Pick<Popup, '_id' | 'subject' | 'image' | 'alt' | 'content' | 'url'>[];
  index: number;
  onMove?: (index: number) => void;
  onHide?: () => void;
  onClose?: () => void;
  onFollow?: () => void;
}

interface PlacesProps {
  index: number;
  count: number;
  onMove: (index: number) => void;
}

const PopupPager = ({ index, count, onMove }: PlacesProps) => (
  <div className={styles.places}>
    <button type="button" aria-label={copy.previous} onClick={() => onMove((index - 1 + count) % count)}>
      <IconChevronLeft size={18} aria-hidden />
    </button>
    <p aria-live="polite" aria-atomic>
      <span className="visually-hidden">{copy.place(index + 1, count)}</span>
      <span aria-hidden className="number">
        {index + 1} / {count}
      </span>
    </p>
    <button type="button" aria-label={copy.next} onClick={() => onMove((index + 1) % count)}>
      <IconChevronRight size={18} aria-hidden />
    </button>
  </div>
);

/** One popup of several, with the buttons that change it, hide it for today and close all. */
export function PopupBox({ popups, index, onMove, onHide, onClose, onFollow }: PopupBoxProps) {
  const popup = popups[index];
  return (
    <div className={styles.inside}>
      <div className={styles.body} tabIndex={-1}>
        {popup && <PopupCard key={popup._id} popup={popup} {...(onFollow && { onFollow })} />}
      </div>
      {popups.length > 1 && onMove && <PopupPager index={index} count={popups.length} onMove={onMove} />}
      <div className={styles.foot}>
        <button type="button" onClick={onHide}>
          {copy.hideToday}
        </button>
        <button type="button" data-autofocus onClick={onClose}>
          {copy.close}
        </button>
      </div>
    </div>
  );
}
