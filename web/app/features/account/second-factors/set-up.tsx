import { secondFactorTexts } from '@ieum/contract/account/second-factors/texts.ts';
import { userTexts } from '@ieum/contract/account/users/texts.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { say } from '#lib/format/copy.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { beginSetUp, confirmSetUp } from './data.ts';
import styles from './second-factors.module.css';
import { ValueForm } from './value-form.tsx';

/** Drawn in this browser: no other server learns the secret. */
const Picture = lazyPart(async () => (await import('qrcode.react')).QRCodeSVG);

const GROUP = /.{1,4}/g;

interface SetUpProps {
  onDone: (recoveryCodes: string[]) => void;
  /** Not offered where the factor is required. */
  onCancel?: (() => void) | undefined;
}

/** The password, then the secret as a QR code and as text, then the first code of the app. */
export function SetUp({ onDone, onCancel }: SetUpProps) {
  const [begun, setBegun] = useState<{ secret: string; address: string }>();
  if (!begun)
    return (
      <ValueForm
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
    <ValueForm
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
        <Picture value={begun.address} title={copy.app.picture} role="img" className={styles.picture} />
      </Suspense>
      <p>
        {copy.app.secret}
        <code className={styles.secret}>{begun.secret.match(GROUP)?.join(' ')}</code>
      </p>
    </ValueForm>
  );
}
