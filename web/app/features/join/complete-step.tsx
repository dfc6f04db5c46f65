import { UserType } from '@ieum/contract/users.enums.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Button } from '#ui/button.tsx';
import { copy } from './copy.ts';
import { EndCard } from './end-card.tsx';
import styles from './end-card.module.css';
import type { Leftover } from './flow.ts';
import { RegistrationRetry } from './registration-retry.tsx';

interface CompleteStepProps {
  userType: UserType;
  onClose: () => void;
  leftover?: Leftover | undefined;
  onUploaded?: () => void;
}

function WhatFollows() {
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

/** The end of a sign-up; the dashboard is loaded as a whole page (§2). */
export function CompleteStep({ userType, onClose, leftover, onUploaded }: CompleteStepProps) {
  const { title, body } = copy.complete[userType];
  return (
    <EndCard
      icon={IconCircleCheck}
      title={title}
      body={body}
      middle={
        userType === UserType.Company && (
          <>
            {leftover && <RegistrationRetry leftover={leftover} onUploaded={() => onUploaded?.()} />}
            <WhatFollows />
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
    </EndCard>
  );
}
