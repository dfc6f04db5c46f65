import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellFailure } from '#ui/alert/tell-failure.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ReasonSheet } from '#ui/reason-sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { bulkCopy } from './bulk-copy.ts';
import { keepMembers, type MemberPlace } from './data.ts';

const { excel: copy } = bulkCopy;

interface ExportSheetProps {
  /** Which members: a list's filters, or the ids chosen. */
  place: MemberPlace;
  onClose: () => void;
}

/** Takes members away as a workbook for a reason; masked unless whole contacts are asked for. */
export function ExportSheet({ place, onClose }: ExportSheetProps) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [hasContacts, setContacts] = useState(false);
  const take = async (reason: string) => {
    setBusy(true);
    try {
      await keepMembers(place, { reason, hasContacts });
      onClose();
      toast(copy.done, { tone: 'success' });
      await client.invalidateQueries({ queryKey: ['audit'] });
    } catch (error) {
      await tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ReasonSheet
      title={copy.title}
      subtitle={copy.subtitle}
      reasons={Object.values(copy.reasons)}
      act={copy.all}
      isBusy={isBusy}
      onClose={onClose}
      onGive={take}
    >
      <Checkbox
        label={copy.contacts}
        checked={hasContacts}
        onChange={(event) => setContacts(event.currentTarget.checked)}
      />
    </ReasonSheet>
  );
}
