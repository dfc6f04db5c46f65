import IconDownload from '~icons/tabler/download';
import IconPrinter from '~icons/tabler/printer';
import { Button } from '#ui/button/button.tsx';
import { useBusy } from '#ui/button/use-busy.ts';
import { copy } from './copy.ts';
import styles from './header-actions.module.css';

/** Prints the figures, or downloads those of each day as a workbook. */
export function HeaderActions({ onExport }: { onExport: () => Promise<void> }) {
  const { isBusy, run } = useBusy();
  return (
    <div className={styles.actions}>
      <Button
        kind="default"
        size="sm"
        icon={<IconPrinter size={17} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        {copy.print}
      </Button>
      <Button
        kind="default"
        size="sm"
        isLoading={isBusy}
        icon={<IconDownload size={17} stroke={1.75} aria-hidden />}
        onClick={() => run(onExport)}
      >
        {copy.excel}
      </Button>
    </div>
  );
}
