import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ScreenFrame } from '#ui/layout/screen-frame.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { previewQuery, type PreviewRequest } from './data.ts';
import styles from './preview-screen.module.css';
import type { Device } from './use-preview-state.ts';

const SIZES: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

function addressOf(page: string, token: string): string {
  const [path = '', query = ''] = page.split('#', 1).join('').split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('preview', token);
  return `${path}?${parameters.toString()}`;
}

/** Whether a moment has passed. */
function useIsOver(until: string): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(until), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return over === until;
}

interface PreviewedPageProps {
  page: string;
  device: Device;
  token: string;
  until: string;
  onAgain: () => Promise<unknown>;
}

function PreviewedPage({ page, device, token, until, onAgain }: PreviewedPageProps) {
  const size = SIZES[device];
  const label = `${copy.devices[device]} ${size.width}px`;
  if (useIsOver(until))
    return (
      <EmptyState
        title={copy.over}
        hint={copy.overHint}
        action={<Button onClick={onAgain}>{copy.again}</Button>}
      />
    );
  return (
    <ScreenFrame label={label} {...size}>
      <iframe
        key={`${page} ${token}`}
        className={styles.page}
        title={copy.title}
        src={addressOf(page, token)}
        {...size}
      />
    </ScreenFrame>
  );
}

const LoadingFrame = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton height={480} radius={12} />
  </div>
);

/** A public page in a frame of the size of a device. */
export function PreviewFrame({
  page,
  device,
  request,
}: {
  page: string;
  device: Device;
  request: PreviewRequest;
}) {
  const query = useQuery(previewQuery(request));
  return (
    <QueryView of={query} waiting={<LoadingFrame />}>
      {({ token, until }) => (
        <PreviewedPage page={page} device={device} token={token} until={until} onAgain={query.refetch} />
      )}
    </QueryView>
  );
}
