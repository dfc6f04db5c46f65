import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { KoreanNote } from '#ui/text/korean-note.tsx';
import { copy } from './copy.ts';
import type { BoardPage } from './data.ts';
import { POSTS_PAGE } from './page-query.ts';
import { PostRows } from './post-rows.tsx';
import styles from './posts.module.css';

// Visitors need none of it.
const WriteAction = lazyPart(async () => (await import('./member-actions.tsx')).WriteAction);

const MAX_BY_NUMBER = 1000;

/** /guide?board={code}: the posts of a board, pinned ones first. */
export const BoardScreen = ({ data: { code, posts, page, count } }: { data: BoardPage }) => (
  <div className={`container ${styles.screen}`}>
    <nav className={styles.path} aria-label={copy.path}>
      <Link to="/guide">{copy.guide}</Link>
    </nav>
    <header className={styles.head}>
      <h1 {...writtenIn(code.name)}>{code.name}</h1>
      {code.mayWrite && (
        <Suspense>
          <WriteAction code={code.code} />
        </Suspense>
      )}
    </header>
    <KoreanNote text={posts[0]?.subject ?? ''} />
    {count === 0 ? <EmptyState title={copy.none} /> : <PostRows posts={posts} label={code.name} />}
    <Pagination page={page} pageCount={Math.ceil(Math.min(count, MAX_BY_NUMBER) / POSTS_PAGE)} />
  </div>
);
