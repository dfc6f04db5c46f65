import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError, isErrorBody } from '#lib/api/api-error.ts';
import { titleOf } from '#lib/document/head.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { copy } from './copy.ts';
import { MessageScreen } from '../../../ui/state/message-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

interface Failure {
  status: number;
  message: string | undefined;
  requestId: string | undefined;
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error;
  if (!isRouteErrorResponse(error)) return { status: 500, message: undefined, requestId: undefined };
  const errorBody = isErrorBody(error.data) ? error.data : undefined;
  return { status: error.status, message: errorBody?.message, requestId: errorBody?.requestId };
}

const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

/**
 * The page for a failed load: not found, the server's error, or an unexpected error with its number. It has a title of
 * its own, because the failed route has none.
 */
export function ErrorScreen({ home = '/' }: { home?: string }) {
  const failure = failureOf(useRouteError());
  const isMissing = failure.status === 404;
  return (
    <>
      <title>{titleOf(isMissing ? copy.lost.title : copy.broken.title)}</title>
      {isMissing ? <NotFoundScreen home={home} /> : <BrokenScreen failure={failure} home={home} />}
    </>
  );
}

function BrokenScreen({ failure, home }: { failure: Failure; home: string }) {
  return (
    <MessageScreen
      title={copy.broken.title}
      actions={
        <>
          <Button kind="default" onClick={() => location.reload()}>
            {uiCopy.retry}
          </Button>
          <ButtonLink to={home} reloadDocument>
            {copy.lost.home}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{isOffline() ? copy.offline : (failure.message ?? copy.broken.body)}</p>
      {failure.requestId && <p className="number">{uiCopy.requestId(failure.requestId)}</p>}
    </MessageScreen>
  );
}
