import { Suspense } from 'react';
import { optionalPart } from '#lib/document/lazy-part.ts';
import { useIdle } from '#lib/document/use-idle.ts';

const ChatButton = optionalPart(async () => (await import('./chat-button.tsx')).ChatButton);

/** The assistant's button; its code is requested when the page is painted and idle. */
export function ChatHost() {
  const isIdle = useIdle();
  return <Suspense fallback={null}>{isIdle && <ChatButton />}</Suspense>;
}
