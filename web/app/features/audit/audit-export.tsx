import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '#ui/alert/tell-failure.ts';
import { Button } from '#ui/button.tsx';
import { ReasonSheet } from '#ui/reason-sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { keepAuditLogs, type AuditFilter } from './data.ts';

const { excel: words } = copy;

/** Takes the filtered log away for a reason. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const take = async (reason: string) => {
    setBusy(true);
    try {
      await keepAuditLogs(filter, reason);
      setAsking(false);
      toast(words.done, { tone: 'success' });
      await client.invalidateQueries({ queryKey: ['audit'] });
    } catch (error) {
      await tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
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
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onGive={take}
        />
      )}
    </>
  );
}
