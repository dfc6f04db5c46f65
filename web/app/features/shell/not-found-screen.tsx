import { useNavigate } from 'react-router';
import { isBuilt } from '#lib/built.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { copy } from './copy.ts';
import { MessageScreen } from './message-screen.tsx';
import { SearchBox } from './search-box.tsx';

/** The answer to an address without a screen. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <MessageScreen
      title={copy.lost.title}
      actions={
        <>
          <Button kind="default" onClick={() => void navigate(-1)}>
            {copy.lost.back}
          </Button>
          <ButtonLink to="/">{copy.lost.home}</ButtonLink>
        </>
      }
    >
      <p>{copy.lost.body}</p>
      {isBuilt('/search') && <SearchBox label={copy.lost.search} />}
    </MessageScreen>
  );
}
