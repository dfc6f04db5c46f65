import { useRights } from '#lib/session/rights.ts';
import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import IconEyeOff from '~icons/tabler/eye-off';
import { useState } from 'react';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { accountCopy as copy } from '../list/account-copy.ts';
import { useChangeMember } from '../data.ts';
import styles from './disclosure.module.css';

interface DisclosureSheetProps {
  id: string;
  onClose: () => void;
  onShown?: () => void;
}

/** Asks for a reason; afterwards the member is shown unmasked until the page is left or for some minutes. */
export function DisclosureSheet({ id, onClose, onShown }: DisclosureSheetProps) {
  const change = useChangeMember();
  const disclose = async (reason: string) => {
    const isShown = await runAction({
      run: () => change.mutateAsync({ act: 'disclose', id, reason }),
    });
    if (!isShown) return;
    onClose();
    onShown?.();
  };
  return (
    <ReasonSheet
      title={copy.disclosure.title}
      subtitle={copy.disclosure.subtitle}
      reasons={Object.values(copy.disclosure.reasons)}
      act={copy.disclosure.act}
      onClose={onClose}
      onGive={disclose}
    />
  );
}

/** Says that personal data is masked, with the button to unmask it. */
export function Disclosure({ member }: { member: MemberDetail }) {
  const [isAsking, setAsking] = useState(false);
  const mayDisclose = useRights().may('members.disclose');
  if (member.isWhole || member.status === 'WITHDRAWN') return null;
  return (
    <div className={styles.note}>
      <IconEyeOff size={18} stroke={1.75} aria-hidden />
      <p>{copy.disclosure.masked}</p>
      {mayDisclose && (
        <Button size="sm" kind="default" onClick={() => setAsking(true)}>
          {copy.disclosure.open}
        </Button>
      )}
      {isAsking && <DisclosureSheet id={member._id} onClose={() => setAsking(false)} />}
    </div>
  );
}
