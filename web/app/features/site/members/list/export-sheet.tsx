import { useState } from 'react';
import { useAuditedExport } from '#features/foundation/audit/use-audited-export.ts';
import { Checkbox } from '#ui/button/checkbox.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { bulkCopy } from './bulk-copy.ts';
import { keepMembers, type MemberPlace } from '../data.ts';

const { excel: copy } = bulkCopy;

interface ExportSheetProps {
  /** Which members: a list's filters, or the ids chosen. */
  place: MemberPlace;
  onClose: () => void;
}

/** Takes members away as a workbook for a reason; masked unless whole contacts are asked for. */
export function ExportSheet({ place, onClose }: ExportSheetProps) {
  const [hasContacts, setContacts] = useState(false);
  const { take } = useAuditedExport({
    keep: (reason) => keepMembers(place, { reason, hasContacts }),
    done: copy.done,
    onKept: onClose,
  });
  return (
    <ReasonSheet
      title={copy.title}
      subtitle={copy.subtitle}
      reasons={Object.values(copy.reasons)}
      act={copy.all}
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
