import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { useLayer } from '../layer/use-layer.ts';
import styles from './alert.module.css';
import { currentAlert, onAlertsChange, settleAlert, type OpenAlert } from './alerts.ts';
import { MemberText } from '../text/member-text.tsx';

const nothing = () => undefined;

/** Where the other answer cannot be undone, the one that changes nothing has the focus. */
function Answers({ alert }: { alert: OpenAlert }) {
  const isDangerous = alert.tone === 'danger';
  return (
    <div className={styles.actions}>
      {alert.cancelLabel && (
        <Button
          kind="default"
          autoFocus={isDangerous}
          data-mantine-stop-propagation="true"
          onClick={() => settleAlert(alert, false)}
        >
          {alert.cancelLabel}
        </Button>
      )}
      <Button
        kind={isDangerous ? 'danger' : 'primary'}
        autoFocus={!isDangerous}
        data-mantine-stop-propagation="true"
        onClick={() => settleAlert(alert, true)}
      >
        {alert.confirmLabel}
      </Button>
    </div>
  );
}

function AlertDialog({ alert }: { alert: OpenAlert }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayer(() => settleAlert(alert, false));

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={alert.title ? `${id}-title` : `${id}-body`}
      aria-describedby={alert.title && alert.body ? `${id}-body` : undefined}
      // Mantine dialogs underneath must not close by the same Escape.
      data-mantine-stop-propagation="true"
      onCancel={(event) => {
        event.preventDefault();
        settleAlert(alert, false);
      }}
    >
      {alert.title && (
        <h2 id={`${id}-title`} className={styles.title}>
          <MemberText>{alert.title}</MemberText>
        </h2>
      )}
      {alert.body && (
        <p id={`${id}-body`} className={styles.body}>
          <MemberText>{alert.body}</MemberText>
        </p>
      )}
      <Answers alert={alert} />
    </dialog>
  );
}

/** The one alert dialog of a page; `alert` and `confirm` use it one after another. */
export function AlertHost() {
  const alert = useSyncExternalStore(onAlertsChange, currentAlert, nothing);
  return alert ? <AlertDialog key={`${alert.title ?? ''}${alert.body}`} alert={alert} /> : null;
}
