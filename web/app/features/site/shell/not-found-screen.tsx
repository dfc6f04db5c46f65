import { useNavigate } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { copy } from './copy.ts';
import { MessageScreen } from '../../../ui/state/message-screen.tsx';
import { SearchBox } from './menus/search-box.tsx';

/** The page for an address without a screen; an area behind a login has a home of its own. */
export function NotFoundScreen({ home = '/' }: { home?: string }) {
  const navigate = useNavigate();
  return (
    <MessageScreen
      title={copy.lost.title}
      actions={
        <>
          <Button kind="default" onClick={() => void navigate(-1)}>
            {copy.lost.back}
          </Button>
          <ButtonLink to={home}>{copy.lost.home}</ButtonLink>
        </>
      }
    >
      <p>{copy.lost.body}</p>
      {home === '/' && isBuilt('/search') && <SearchBox label={copy.lost.search} />}
    </MessageScreen>
  );
}
