import { BoardScreen } from '#features/content/boards/public/board-screen.tsx';
import { copy } from '#features/content/boards/public/copy.ts';
import { PostScreen } from '#features/content/boards/public/post-screen.tsx';
import { postAddress } from '#features/content/boards/public/page-query.ts';
import { loginAddress } from '#lib/session/login-address.ts';
import { useIsLoggedIn } from '#lib/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { MessageScreen } from '#ui/state/message-screen.tsx';
import type { GuideData } from './guide-data.ts';
import { Guide } from './guide.tsx';
import { Manual } from './manual.tsx';
import { useMembersData } from './use-members-data.ts';

/** A post of members opens here once its reader has logged in. */
function PostNotFound({ post }: { post: string }) {
  const isMember = useIsLoggedIn();
  return (
    <MessageScreen
      title={copy.missing.title}
      actions={
        <>
          {post && !isMember && (
            <ButtonLink to={loginAddress(postAddress(post))} rel="nofollow">
              {copy.missing.login}
            </ButtonLink>
          )}
          <ButtonLink kind="default" to="/guide">
            {copy.missing.act}
          </ButtonLink>
        </>
      }
    >
      {copy.missing.hint}
    </MessageScreen>
  );
}

/** /guide: how to begin, the posts of a board, one post, or a manual. */
export function GuideScreen({ data }: { data: GuideData }) {
  useMembersData();
  if (data.kind === 'post') return <PostScreen key={data.post.post._id} data={data.post} />;
  if (data.kind === 'board') return <BoardScreen data={data.board} />;
  if (data.kind === 'manual') return <Manual key={data.role} {...data} />;
  return data.kind === 'missing' ? <PostNotFound post={data.post} /> : <Guide {...data} />;
}
