import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { copy } from './copy.ts';
import type { ShownBoard } from './data.ts';
import { boardAddress } from './page-query.ts';
import { PostRows } from './post-rows.tsx';
import styles from './posts.module.css';

/** The latest posts of each board, with the way to all of them. */
export const BoardSections = ({ boards }: { boards: readonly ShownBoard[] }) =>
  boards.map(({ code: { code, name }, posts }) => (
    <section key={code} className={styles.section} aria-labelledby={`board-${code}`}>
      <div className={styles.heading}>
        <h2 id={`board-${code}`} {...writtenIn(name)}>
          {name}
        </h2>
        <Link to={boardAddress(code)} aria-label={`${name} ${copy.seeAll}`}>
          {copy.seeAll}
        </Link>
      </div>
      <PostRows posts={posts} label={name} />
    </section>
  ));
