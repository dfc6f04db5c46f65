import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { alert } from '#ui/alert/alert.ts';
import { Button } from '#ui/button.tsx';
import { copy } from './copy.ts';

/** Takes the figures away as a workbook. */
export function ExcelButton({ onKeep }: { onKeep: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await onKeep();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isTold) await alert(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="default"
      size="sm"
      isLoading={isBusy}
      icon={<IconDownload size={17} aria-hidden />}
      onClick={() => void keep()}
    >
      {copy.excel}
    </Button>
  );
}
