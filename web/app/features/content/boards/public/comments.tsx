import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { loginAddress } from '#lib/session/login-address.ts';
import { useIsLoggedIn } from '#lib/session/use-session.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { CommentRow } from './comment-row.tsx';
import { copy } from './comments-copy.ts';
import styles from './comments.module.css';
import { COMMENTS_PAGE, type PostData } from './data.ts';
import { postAddress } from './page-query.ts';
import posts from './posts.module.css';

// Visitors need none of it.
const MemberComments = lazyPart(async () => (await import('./member-comments.tsx')).MemberComments);

interface CommentsProps {
  postId: string;
  /** A page of the comments, as visitors see them. */
  shown: PostData['comments'];
}

/** The most comments that visitors can open by the number of their page. */
const MAX_BY_NUMBER = 1000;

const Visitors = ({ postId, shown: { rows, page, count } }: CommentsProps) => (
  <>
    {rows.length === 0 && <p className={styles.none}>{copy.none}</p>}
    <ul className={styles.list} aria-label={copy.title}>
      {rows.map((comment) => (
        <CommentRow key={comment._id} comment={comment} />
      ))}
    </ul>
    <Pagination page={page} pageCount={Math.ceil(Math.min(count, MAX_BY_NUMBER) / COMMENTS_PAGE)} />
    <ButtonLink kind="default" to={loginAddress(postAddress(postId))} rel="nofollow">
      {copy.login}
    </ButtonLink>
  </>
);

/** The comments of a post: visitors read them, members also write. */
export function Comments(props: CommentsProps) {
  const isMember = useIsLoggedIn();
  return (
    <section className={posts.part} aria-labelledby="comments" data-print="hidden">
      <h2 id="comments">{props.shown.count > 0 ? copy.titleWithCount(props.shown.count) : copy.title}</h2>
      {isMember ? (
        <Suspense fallback={<Visitors {...props} />}>
          <MemberComments postId={props.postId} first={props.shown.rows} />
        </Suspense>
      ) : (
        <Visitors {...props} />
      )}
    </section>
  );
}
