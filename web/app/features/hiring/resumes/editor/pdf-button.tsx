import IconDownload from '~icons/tabler/download';
import { Button, type ButtonLook } from '#ui/button/button.tsx';
import { useBusy } from '#ui/button/use-busy.ts';
import { announce } from '#ui/layout/live-region.tsx';
import { toastError } from '#ui/toast/toast-error.ts';
import { toast } from '#ui/toast/toasts.ts';
import { pdfCopy as copy } from './pdf-copy.ts';

interface PdfButtonProps extends Pick<ButtonLook, 'kind' | 'size' | 'isWide'> {
  className?: string | undefined;
  /** Fetches the PDF and downloads it; rejects with ApiError. */
  onDownload: () => Promise<void>;
  /** Runs before; false when the input could not be saved on the server. */
  onBefore?: () => Promise<boolean>;
}

/** Downloads a PDF once, however often the button is pressed meanwhile. */
export function PdfButton({ onDownload, onBefore, kind = 'default', size = 'sm', ...rest }: PdfButtonProps) {
  const { isBusy, run } = useBusy(toastError);

  const make = async () => {
    if (onBefore && !(await onBefore())) return toast(copy.unsaved, { tone: 'error' });
    announce(copy.making);
    await onDownload();
    return toast(copy.done, { tone: 'success' });
  };

  return (
    <Button
      {...rest}
      kind={kind}
      size={size}
      isLoading={isBusy}
      icon={<IconDownload size={17} stroke={1.75} aria-hidden />}
      onClick={() => run(make)}
    >
      {copy.download}
    </Button>
  );
}
