import IconHeadset from '~icons/tabler/headset';
import { isBuilt } from '#lib/document/built.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { copy } from './copy.ts';
import styles from './center-screen.module.css';

/** The link to the inquiry form, once its page exists. */
export function InquiryLink() {
  if (!isBuilt('/center/inquiry')) return null;
  return (
    <section className={styles.inquiry} aria-labelledby="center-inquiry">
      <IconHeadset size={32} stroke={1.6} aria-hidden />
      <div>
        <h2 id="center-inquiry">{copy.inquiry.title}</h2>
        <p>{copy.inquiry.hours}</p>
      </div>
      <ButtonLink to="/center/inquiry">{copy.inquiry.act}</ButtonLink>
    </section>
  );
}
