import { isBuilt } from '#lib/document/built.ts';
import { MessageScreen } from '#ui/state/message-screen.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { copy } from '../copy.ts';

/** The page to return to when the account cannot be loaded. */
export function JoinIntro() {
  return (
    <MessageScreen
      title={copy.intro.title}
      actions={
        <>
          {isBuilt('/center') && (
            <ButtonLink kind="default" to="/center">
              {copy.intro.center}
            </ButtonLink>
          )}
          <ButtonLink kind="default" to="/join/form">
            {copy.intro.retry}
          </ButtonLink>
          <ButtonLink to="/login?next=/join/form">{copy.intro.login}</ButtonLink>
        </>
      }
    >
      <p>{copy.intro.body}</p>
    </MessageScreen>
  );
}
