import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { tellFailure } from '#ui/alert/tell-failure.ts';
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
      await tellFailure(error);
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
