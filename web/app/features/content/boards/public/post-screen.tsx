import IconChevronRight from '~icons/tabler/chevron-right';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { FileList } from '#features/foundation/files/attachments/file-list.tsx';
import { HashTagLinks } from '#features/foundation/hash-tags/hash-tag-links.tsx';
import { writtenIn } from '#lib/format/copy.ts';
import { dayText } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { KoreanNote } from '#ui/text/korean-note.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { Comments } from './comments.tsx';
import { copy } from './copy.ts';
import type { PostData } from './data.ts';
import { boardAddress } from './page-query.ts';
import styles from './posts.module.css';
import { useCountPostView } from './use-count-post-view.ts';

// Only a post's writer needs it.
const OwnPostActions = lazyPart(async () => (await import('./member-actions.tsx')).OwnPostActions);

const Path = ({ code }: Pick<PostData, 'code'>) => (
  <nav className={styles.path} aria-label={copy.path} data-print="hidden">
    <Link to="/guide">{copy.guide}</Link>
    {code && (
      <>
        <IconChevronRight size={15} aria-hidden />
        <Link to={boardAddress(code.code)} {...writtenIn(code.name)}>
          {code.name}
        </Link>
      </>
    )}
  </nav>
);

function Head({ post }: Pick<PostData, 'post'>) {
  const { subject, isPinned, createdAt, writer, isOwn } = post;
  return (
    <header className={styles.head}>
      {isPinned && <Badge hue="cobalt">{copy.pinned}</Badge>}
      <h1 {...writtenIn(subject)}>{subject}</h1>
      <p className={styles.facts}>
        {writer && <MemberText>{writer}</MemberText>}
        <time className="number" dateTime={createdAt}>
          {dayText(createdAt)}
        </time>
      </p>
      {isOwn && (
        <Suspense>
          <OwnPostActions post={post} />
        </Suspense>
      )}
    </header>
  );
}

/** /guide?post={id}: one post with its picture, files and comments. */
export function PostScreen({ data }: { data: PostData }) {
  useCountPostView(data);
  const { _id, content, thumb, files, hashTags, allowsComments } = data.post;
  return (
    <div className={`container ${styles.screen}`}>
      <Path code={data.code} />
      <article>
        <Head post={data.post} />
        <KoreanNote text={content} />
        {thumb && <img className={styles.thumb} src={thumb.url} alt="" />}
        {/* The server sanitised it when it was saved. */}
        <div
          className={`prose ${styles.content}`}
          {...writtenIn(content)}
          dangerouslySetInnerHTML={{ __html: content }}
        />
        <HashTagLinks tags={hashTags} />
        {files.length > 0 && (
          <section className={styles.part} aria-labelledby="post-files">
            <h2 id="post-files">{copy.files}</h2>
            <FileList files={files} />
          </section>
        )}
      </article>
      {allowsComments && <Comments postId={_id} shown={data.comments} />}
    </div>
  );
}
