import { htmlLang, writtenIn } from '#lib/format/copy.ts';
import { SlideLink } from '#features/content/banners/slide-link.tsx';
import type { Popup } from '../data.ts';
import styles from './popup-card.module.css';

interface PopupCardProps {
  popup: Pick<Popup, 'subject' | 'image' | 'alt' | 'content' | 'url'>;
  onFollow?: () => void;
}

/** The picture and the text of a popup; a link of the popup is on its picture, or below its text. */
export function PopupCard({ popup, onFollow }: PopupCardProps) {
  const { subject, image, alt, content, url } = popup;
  const target = url === null || url.startsWith('/') ? '_self' : '_blank';
  const follow = onFollow && { onFollow };
  return (
    <>
      {image && (
        <SlideLink url={url} target={target} className={styles.picture} {...follow}>
          <img src={image.url} alt={alt} {...writtenIn(alt)} />
        </SlideLink>
      )}
      {content && (
        <div
          className={`prose ${styles.content}`}
          lang={htmlLang.ko}
          dangerouslySetInnerHTML={{ __html: content }}
        />
      )}
      {!image && url !== null && (
        <p className={styles.more}>
          <SlideLink url={url} target={target} className={styles.link} {...follow}>
            <span {...writtenIn(subject)}>{subject}</span>
          </SlideLink>
        </p>
      )}
    </>
  );
}
