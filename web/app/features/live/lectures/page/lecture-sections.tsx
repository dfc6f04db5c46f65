import IconDownload from '~icons/tabler/download';
import IconExternalLink from '~icons/tabler/external-link';
import IconFileText from '~icons/tabler/file-text';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { isWebLink } from '@ieum/contract/common/web-link.ts';
import { HashTagLinks } from '#features/foundation/hash-tags/hash-tag-links.tsx';
import { writtenIn } from '#lib/format/copy.ts';
import { KoreanNote } from '#ui/text/korean-note.tsx';
import type { Lecture } from '../data.ts';
import { copy } from './copy.ts';
import styles from './lecture-sections.module.css';

const NothingYet = ({ children }: { children: string }) => <p className={styles.none}>{children}</p>;

/** The hand-outs of a lecture. */
export const LectureFiles = ({ files }: Pick<Lecture, 'files'>) =>
  files.length === 0 ? (
    <NothingYet>{copy.noFiles}</NothingYet>
  ) : (
    <ul className={styles.rows}>
      {files.map(({ _id, name, size, url }) => (
        <li key={_id}>
          <a href={url} download={name}>
            <span className={styles.tile}>
              <IconFileText size={20} stroke={1.6} aria-hidden />
            </span>
            <b {...writtenIn(name)}>{name}</b>
            <em className="number">{sizeText(size)}</em>
            <IconDownload size={20} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{copy.download}</span>
          </a>
        </li>
      ))}
    </ul>
  );

/** The lecture's links, each in a window of its own. */
export const LectureLinks = ({ links }: Pick<Lecture, 'links'>) =>
  links.length === 0 ? (
    <NothingYet>{copy.noLinks}</NothingYet>
  ) : (
    <ul className={styles.rows}>
      {links
        .filter(({ href }) => isWebLink(href))
        .map(({ name, href, isDownload }) => (
          <li key={`${name} ${href}`}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              {...(isDownload && { download: '' })}
            >
              <span className={styles.tile}>
                <IconExternalLink size={20} stroke={1.6} aria-hidden />
              </span>
              <b {...writtenIn(name)}>{name}</b>
              <em>{copy.newWindow}</em>
            </a>
          </li>
        ))}
    </ul>
  );

/** The company's description of the lecture. */
export const LectureDescription = ({ content, hashTags }: Pick<Lecture, 'content' | 'hashTags'>) => (
  <div className={styles.about}>
    <KoreanNote text={content} />
    {content === '' ? (
      <NothingYet>{copy.noAbout}</NothingYet>
    ) : (
      // The server sanitised it when the company saved it.
      <div className="prose" {...writtenIn(content)} dangerouslySetInnerHTML={{ __html: content }} />
    )}
    <HashTagLinks tags={hashTags} />
  </div>
);
