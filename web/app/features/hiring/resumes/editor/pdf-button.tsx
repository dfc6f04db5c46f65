import IconDownload from '~icons/tabler/download';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { Button, type ButtonLook } from '#ui/button/button.tsx';
import { announce } from '#ui/layout/live-region.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { pdfCopy as copy } from './pdf-copy.ts';

interface PdfButtonProps extends Pick<ButtonLook, 'kind' | 'size' | 'isWide'> {
  className?: string | undefined;
  /** Fetches the paper and hands it to the browser; rejects with ApiError. */
  onDownload: () => Promise<void>;
  /** Runs before; false when what is on the screen has not reached the server. */
  onBefore?: () => Promise<boolean>;
}

/** Downloads a paper once, however often it is pressed meanwhile. */
export function PdfButton({ onDownload, onBefore, kind = 'default', size = 'sm', ...rest }: PdfButtonProps) {
  const [isMaking, setMaking] = useState(false);
  const isRunning = useRef(false);

  const make = async () => {
    if (onBefore && !(await onBefore())) return toast(copy.unsaved, { tone: 'error' });
    announce(copy.making);
    await onDownload();
    return toast(copy.done, { tone: 'success' });
  };

  const press = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setMaking(true);
    try {
      await make();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isReported) toast(error.message, { tone: 'error' });
    } finally {
      isRunning.current = false;
      setMaking(false);
    }
  };

  return (
    <Button
      {...rest}
      kind={kind}
      size={size}
      isLoading={isMaking}
      icon={<IconDownload size={17} stroke={1.75} aria-hidden />}
      onClick={() => press()}
    >
      {copy.download}
    </Button>
  );
}
