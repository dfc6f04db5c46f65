import { lazy, Suspense } from 'react';
import { importWithRetry } from '#lib/document/import-with-retry.ts';
import { useIdle } from '#lib/document/use-idle.ts';

const ChatButton = lazy(async () => ({
  default: (await importWithRetry(() => import('./chat-button.tsx'))).ChatButton,
}));

/** The assistant's button; its code is requested when the page is painted and idle. */
export function ChatHost() {
  const isIdle = useIdle();
  return <Suspense fallback={null}>{isIdle && <ChatButton />}</Suspense>;
}
