import { useState } from 'react';
import { useAuditedExport } from '#features/foundation/audit/use-audited-export.ts';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { bulkCopy } from './bulk-copy.ts';
import { downloadMembers, type MemberListParams } from '../data.ts';

const { excel: copy } = bulkCopy;

interface ExportSheetProps {
  /** Which members: a list's filters, or the selected ids. */
  listParams: MemberListParams;
  onClose: () => void;
}

/** Exports members as a workbook for a reason; masked unless unmasked contacts are requested. */
export function ExportSheet({ listParams, onClose }: ExportSheetProps) {
  const [hasContacts, setContacts] = useState(false);
  const { take } = useAuditedExport({
    download: (reason) => downloadMembers(listParams, { reason, hasContacts }),
    done: copy.done,
    onRecorded: onClose,
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
