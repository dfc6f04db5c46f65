import IconDownload from '~icons/tabler/download';
import { useState } from 'react';
import { useRights } from '#lib/session/rights.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { copy } from './copy.ts';
import { keepAuditLogs, type AuditFilter } from './data.ts';
import { useAuditedExport } from './use-audited-export.ts';

const { excel: words } = copy;

/** Exports the filtered log for a reason, where the reader may take it out. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const [isAsking, setAsking] = useState(false);
  const { take } = useAuditedExport({
    keep: (reason) => keepAuditLogs(filter, reason),
    done: words.done,
    onKept: () => setAsking(false),
  });
  const { may } = useRights();
  if (!may('audit.export')) return null;
  return (
    <>
      <Button
        kind="default"
        size="sm"
        icon={<IconDownload size={17} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {words.act}
      </Button>
      {isAsking && (
        <ReasonSheet
          title={words.title}
          subtitle={words.subtitle}
          reasons={Object.values(words.reasons)}
          act={words.act}
          onClose={() => setAsking(false)}
          onGive={take}
        />
      )}
    </>
  );
}
