import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { useLayer } from '../layer/use-layer.ts';
import styles from './alert.module.css';
import { currentAlert, onAlertsChange, settleAlert, type OpenAlert } from './alerts.ts';
import { Written } from '../text/written.tsx';

const nothing = () => undefined;

/** Where the other answer cannot be undone, the one that changes nothing has the focus. */
function Answers({ asked }: { asked: OpenAlert }) {
  const isDangerous = asked.tone === 'danger';
  return (
    <div className={styles.actions}>
      {asked.cancelLabel && (
        <Button
          kind="default"
          autoFocus={isDangerous}
          data-mantine-stop-propagation="true"
          onClick={() => settleAlert(asked, false)}
        >
          {asked.cancelLabel}
        </Button>
      )}
      <Button
        kind={isDangerous ? 'danger' : 'primary'}
        autoFocus={!isDangerous}
        data-mantine-stop-propagation="true"
        onClick={() => settleAlert(asked, true)}
      >
        {asked.confirmLabel}
      </Button>
    </div>
  );
}

function AlertDialog({ asked }: { asked: OpenAlert }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayer(() => settleAlert(asked, false));

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
      aria-labelledby={asked.title ? `${id}-title` : `${id}-body`}
      aria-describedby={asked.title && asked.body ? `${id}-body` : undefined}
      // Mantine dialogs underneath must not close by the same Escape.
      data-mantine-stop-propagation="true"
      onCancel={(event) => {
        event.preventDefault();
        settleAlert(asked, false);
      }}
    >
      {asked.title && (
        <h2 id={`${id}-title`} className={styles.title}>
          <Written>{asked.title}</Written>
        </h2>
      )}
      {asked.body && (
        <p id={`${id}-body`} className={styles.body}>
          <Written>{asked.body}</Written>
        </p>
      )}
      <Answers asked={asked} />
    </dialog>
  );
}

/** The one alert dialog of a page; `alert` and `confirm` use it one after another. */
export function AlertHost() {
  const asked = useSyncExternalStore(onAlertsChange, currentAlert, nothing);
  return asked ? <AlertDialog key={`${asked.title ?? ''}${asked.body}`} asked={asked} /> : null;
}
