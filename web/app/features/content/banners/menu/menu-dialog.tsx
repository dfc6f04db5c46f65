import IconX from '~icons/tabler/x';
import { writtenIn } from '#lib/format/copy.ts';
import { Modal } from '#ui/layer/modal.tsx';
import type { BannerSlide } from '../data.ts';
import { SlideLink } from '../slide-link.tsx';
import { copy } from './copy.ts';
import styles from './menu-dialog.module.css';

/** The picture of the main menu over the page, at most 85 % of the window. */
export const MenuDialog = ({ slide, onClose }: { slide: BannerSlide; onClose: () => void }) => (
  <Modal onClose={onClose} className={styles.dialog} aria-label={slide.alt} data-print="hidden">
    <SlideLink url={slide.url} target={slide.target} className={styles.picture} onFollow={onClose}>
      <img src={slide.image.url} alt={slide.alt} {...writtenIn(slide.alt)} />
    </SlideLink>
    <button type="button" data-autofocus aria-label={copy.close} className={styles.close} onClick={onClose}>
      <IconX size={22} aria-hidden />
    </button>
  </Modal>
);
