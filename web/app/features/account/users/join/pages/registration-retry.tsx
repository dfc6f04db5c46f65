import { FILE_MAX_BYTES } from '@ieum/contract/foundation/files/enums.ts';
import { useState } from 'react';
import { errorText } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { FileDrop, FileRow } from '#ui/files/file-drop.tsx';
import { copy } from '../copy.ts';
import styles from '../steps/closing-card.module.css';
import type { FailedCertificate } from '../join-state.ts';
import { sendRegistration } from '../register.ts';
import { registrationEndings } from '@ieum/contract/foundation/files/enums.ts';

interface RegistrationRetryProps {
  leftover: FailedCertificate;
  onUploaded: () => void;
}

/** The account exists although its certificate was not uploaded: it can be sent again from here. */
export function RegistrationRetry({ leftover, onUploaded }: RegistrationRetryProps) {
  const [file, setFile] = useState(leftover.file);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const send = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await sendRegistration({ ...leftover, file });
      onUploaded();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: File) => {
    setFile(next);
    setError(undefined);
  };

  return (
    <div className={styles.retry} role="alert">
      <h3>{copy.retry.title}</h3>
      <p>{copy.retry.body}</p>
      <FileRow name={file.name} size={file.size} />
      <Button kind="default" isLoading={isBusy} onClick={() => send()}>
        {copy.retry.again}
      </Button>
      <FileDrop
        label={copy.retry.other}
        accept={registrationEndings}
        maxBytes={FILE_MAX_BYTES}
        onChoose={choose}
        error={error}
        isBusy={isBusy}
      />
    </div>
  );
}
