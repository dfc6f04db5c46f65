import { AlertHost } from '../alert/alert-host.tsx';
import { ToastHost } from '../toast/toast-host.tsx';

/** The alert dialog and the toasts of a page. */
export const AlertsAndToasts = () => (
  <>
    <AlertHost />
    <ToastHost />
  </>
);
