import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from '#lib/document/lazy-part.ts';
import { useIdle } from '#lib/document/use-idle.ts';
import { currentAlert, onAlertsChange } from '../alert/alerts.ts';
import { currentToasts, onToastsChange } from '../toast/toasts.ts';

const AlertsAndToasts = optionalPart(async () => (await import('./alerts-and-toasts.tsx')).AlertsAndToasts);

const isAlert = () => currentAlert() !== undefined;
const isToast = () => currentToasts().length > 0;
const no = () => false;

/** Alerts and toasts; their code is loaded with the first of them, or once the page is idle, for when it is offline. */
export function AlertsAndToastsHost() {
  const isIdle = useIdle();
  const hasAlert = useSyncExternalStore(onAlertsChange, isAlert, no);
  const hasToast = useSyncExternalStore(onToastsChange, isToast, no);
  return <Suspense fallback={null}>{(isIdle || hasAlert || hasToast) && <AlertsAndToasts />}</Suspense>;
}
