import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '#ui/button.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { copy } from './copy.ts';

/** Takes the figures away as a workbook. */
export function ExcelButton({ onKeep }: { onKeep: () => Promise<void> }) {
  const { isBusy, run } = useBusy();
  return (
    <Button
      kind="default"
      size="sm"
      isLoading={isBusy}
      icon={<IconDownload size={17} aria-hidden />}
      onClick={() => run(onKeep)}
    >
      {copy.excel}
    </Button>
  );
}
