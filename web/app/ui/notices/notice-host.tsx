import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from '#lib/document/lazy-part.ts';
import { useIdle } from '#lib/document/use-idle.ts';
import { currentAlert, onAlertsChange } from '../alert/alerts.ts';
import { currentToasts, onToastsChange } from '../toast/toasts.ts';

const Notices = optionalPart(async () => (await import('./notices.tsx')).Notices);

const isAlert = () => currentAlert() !== undefined;
const isToast = () => currentToasts().length > 0;
const no = () => false;

/** Alerts and toasts; their code is loaded with the first of them, or once the page is idle, for when it is offline. */
export function NoticeHost() {
  const isIdle = useIdle();
  const hasAlert = useSyncExternalStore(onAlertsChange, isAlert, no);
  const hasToast = useSyncExternalStore(onToastsChange, isToast, no);
  return <Suspense fallback={null}>{(isIdle || hasAlert || hasToast) && <Notices />}</Suspense>;
}
