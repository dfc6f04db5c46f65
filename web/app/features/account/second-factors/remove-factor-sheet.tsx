import { useQuery } from '@tanstack/react-query';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { showError } from '#ui/alert/show-error.ts';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { copy } from './copy.ts';
import { otherFactorQuery, useRemoveOther } from './data.ts';

/** Whether the factor of this account is on and the administrator who is logged in may remove it. */
export function useMayRemoveFactor(id: string, isAnotherAdministrator: boolean): boolean {
  const isEnabled = useRights().may('administrators.write') && isAnotherAdministrator;
  const { data } = useQuery({ ...otherFactorQuery(id), enabled: isEnabled });
  return isEnabled && data?.isOn === true;
}

interface RemoveFactorProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks why the factor of an administrator who lost the device is removed, and removes it. */
export function RemoveFactorSheet({ id, name, onClose }: RemoveFactorProps) {
  const remove = useRemoveOther();
  const { title, body, reasons, act, done } = copy.other;
  const give = async (reason: string) => {
    const isDone = await runAction({
      run: () => remove.mutateAsync({ id, reason }),
      done,
      report: (error) => {
        onClose();
        return showError(error);
      },
    });
    if (isDone) onClose();
  };
  return (
    <ReasonSheet
      title={title(name)}
      subtitle={body}
      reasons={reasons}
      act={act}
      tone="danger"
      onClose={onClose}
      onGive={give}
    />
  );
}
