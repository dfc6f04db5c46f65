import { secondFactorTexts } from '@ieum/contract/account/second-factors/texts.ts';
import { userTexts } from '@ieum/contract/account/users/texts.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { say } from '#lib/format/copy.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { beginSetUp, confirmSetUp } from './data.ts';
import styles from './second-factors.module.css';
import { OneFieldForm } from './one-field-form.tsx';

/** Drawn in this browser: no other server learns the secret. */
const QrCode = lazyPart(async () => (await import('qrcode.react')).QRCodeSVG);

const GROUP = /.{1,4}/g;

interface SetUpFormProps {
  onDone: (recoveryCodes: string[]) => void;
  /** Not offered where the factor is required. */
  onCancel?: (() => void) | undefined;
}

/** The password, then the secret as a QR code and as text, then the first code of the app. */
export function SetUpForm({ onDone, onCancel }: SetUpFormProps) {
  const [begun, setBegun] = useState<{ secret: string; address: string }>();
  if (!begun)
    return (
      <OneFieldForm
        key="password"
        name="password"
        label={copy.password.label}
        hint={copy.password.hint}
        missing={say(userTexts.passwordRequired)}
        act={copy.password.next}
        onSend={async (password) => setBegun(await beginSetUp(password))}
        onCancel={onCancel}
      />
    );
  return (
    <OneFieldForm
      key="code"
      name="code"
      label={copy.code.label}
      missing={say(secondFactorTexts.codeRequired)}
      act={copy.code.confirm}
      onSend={async (code) => onDone(await confirmSetUp(code))}
      onCancel={onCancel}
    >
      <p>{copy.app.scan}</p>
      <Suspense fallback={<Skeleton height={196} radius={12} />}>
        <QrCode value={begun.address} title={copy.app.picture} role="img" className={styles.picture} />
      </Suspense>
      <p>
        {copy.app.secret}
        <code className={styles.secret}>{begun.secret.match(GROUP)?.join(' ')}</code>
      </p>
    </OneFieldForm>
  );
}
