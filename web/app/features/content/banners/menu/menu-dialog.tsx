import IconX from '~icons/tabler/x';
import { writtenIn } from '#lib/format/copy.ts';
import { useModal } from '#ui/layer/use-modal.ts';
import type { BannerSlide } from '../data.ts';
import { SlideLink } from '../slide-link.tsx';
import { copy } from './copy.ts';
import styles from './menu-dialog.module.css';

/** The picture of the main menu over the page, at most 85 % of the window. */
export function MenuDialog({ slide, onClose }: { slide: BannerSlide; onClose: () => void }) {
  const { dialog, handlers } = useModal(onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={slide.alt} data-print="hidden" {...handlers}>
      <SlideLink url={slide.url} target={slide.target} className={styles.picture} onFollow={onClose}>
        <img src={slide.image.url} alt={slide.alt} {...writtenIn(slide.alt)} />
      </SlideLink>
      <button type="button" data-autofocus aria-label={copy.close} className={styles.close} onClick={onClose}>
        <IconX size={22} aria-hidden />
      </button>
    </dialog>
  );
}
