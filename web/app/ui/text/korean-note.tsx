import { locale } from '#lib/format/copy.ts';
import { koreanNoteCopy } from './korean-note-copy.ts';
import styles from './korean-note.module.css';

/** In a page of another language: says that what was written in Korean has no translation. */
export function KoreanNote({ text }: { text: string }) {
  if (locale === 'ko' || !/\p{Script=Hangul}/u.test(text)) return null;
  return <p className={styles.note}>{koreanNoteCopy.note}</p>;
}
