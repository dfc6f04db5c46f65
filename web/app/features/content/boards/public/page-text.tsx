import { writtenIn } from '#lib/format/copy.ts';
import { KoreanNote } from '#ui/text/korean-note.tsx';
import type { PageText } from './data.ts';
import styles from './posts.module.css';

/** The text of a page that an administrator wrote, under the page's own heading. */
export const WrittenPage = ({ text }: { text: NonNullable<PageText> }) => (
  <>
    <h1 {...writtenIn(text.subject)}>{text.subject}</h1>
    <KoreanNote text={text.content} />
    {/* The server sanitised it when an administrator saved it. */}
    <div
      className={`prose ${styles.section} ${styles.content}`}
      {...writtenIn(text.content)}
      dangerouslySetInnerHTML={{ __html: text.content }}
    />
  </>
);
