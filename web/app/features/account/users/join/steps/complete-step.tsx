import { UserType } from '@ieum/contract/account/users/enums.ts';
import IconCheck from '~icons/tabler/check';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { copy } from '../copy.ts';
import { ClosingCard } from './closing-card.tsx';
import styles from './closing-card.module.css';
import type { FailedCertificate } from '../join-state.ts';
import { RegistrationRetry } from '../pages/registration-retry.tsx';

interface CompleteStepProps {
  userType: UserType;
  onClose: () => void;
  leftover?: FailedCertificate | undefined;
}

/** The form for the missing certificate, then the message that it was sent. */
function Certificate({ leftover }: { leftover: FailedCertificate }) {
  const [isSent, setSent] = useState(false);
  if (!isSent) return <RegistrationRetry leftover={leftover} onUploaded={() => setSent(true)} />;
  return (
    <p className={styles.sent} role="status">
      <IconCheck size={18} stroke={2.4} aria-hidden />
      {copy.retry.done}
    </p>
  );
}

function NextSteps() {
  return (
    <div className={styles.next}>
      <h3>{copy.complete.nextTitle}</h3>
      <ol>
        {copy.complete.next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

/** The end of a sign-up; the dashboard is loaded as a new document. */
export function CompleteStep({ userType, onClose, leftover }: CompleteStepProps) {
  const { title, body } = copy.complete[userType];
  return (
    <ClosingCard
      icon={IconCircleCheck}
      title={title}
      body={body}
      middle={
        userType === UserType.Company && (
          <>
            {leftover && <Certificate leftover={leftover} />}
            <NextSteps />
          </>
        )
      }
    >
      <Button kind="default" size="lg" onClick={onClose}>
        {copy.complete.close}
      </Button>
      <Button size="lg" onClick={() => location.assign('/dashboard')}>
        {copy.complete.dashboard}
      </Button>
    </ClosingCard>
  );
}
