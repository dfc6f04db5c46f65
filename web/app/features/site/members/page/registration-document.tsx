import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { Stack } from '#ui/box/stack.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import IconDownload from '~icons/tabler/download';
import IconFileOff from '~icons/tabler/file-off';
import IconRotateClockwise from '~icons/tabler/rotate-clockwise';
import IconZoomIn from '~icons/tabler/zoom-in';
import IconZoomOut from '~icons/tabler/zoom-out';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { whenIdle } from '#lib/document/idle.ts';
import { ErrorBoundary } from '#ui/state/error-boundary.tsx';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { detailCopy } from './detail-copy.ts';
import styles from './registration-document.module.css';

const { document: copy } = detailCopy;
/** The viewer is larger than the whole screen, which is shown first. */
const PdfPage = lazy(async () => {
  await whenIdle();
  return { default: (await import('./pdf-page.tsx')).PdfPage };
});

const NoDocument = () => (
  <div className={styles.missing}>
    <IconFileOff size={28} stroke={1.5} aria-hidden />
    <p>{copy.missing}</p>
    <span>{copy.missingHint}</span>
  </div>
);

interface ViewProps {
  children: ReactNode;
}

/** A frame in which the document can be enlarged, rotated and moved. */
function DocumentView({ children }: ViewProps) {
  const [isLarge, setLarge] = useState(false);
  const [turns, setTurns] = useState(0);
  const ZoomIcon = isLarge ? IconZoomOut : IconZoomIn;
  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        <IconButton label={isLarge ? copy.zoomOut : copy.zoomIn} onClick={() => setLarge(!isLarge)}>
          <ZoomIcon size={18} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={copy.rotate} onClick={() => setTurns((turns + 1) % 4)}>
          <IconRotateClockwise size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div
        className={styles.view}
        role="region"
        // A scrolling element must be reachable by keyboard.
        tabIndex={0}
        aria-label={copy.view}
      >
        <div className={styles.sheet} data-large={isLarge || undefined} data-turns={turns}>
          {children}
        </div>
      </div>
    </div>
  );
}

function Preview({ file, name }: { file: FileRef; name: string }) {
  if (file.mimeType.startsWith('image/')) return <img src={file.url} alt={copy.alt(name)} />;
  const unreadable = <p className={styles.unreadable}>{copy.unreadable}</p>;
  if (file.mimeType !== 'application/pdf') return unreadable;
  return (
    // A malformed document must not break the whole page.
    <ErrorBoundary key={file._id} fallback={unreadable}>
      <Suspense fallback={<Skeleton height={240} radius={0} />}>
        <PdfPage url={file.url} label={copy.alt(name)} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The business registration as a picture, with a link to the file itself; its absence is a state of its
 * own.
 */
export function RegistrationDocument({ file, name }: { file: FileRef | null; name: string }) {
  if (!file) return <NoDocument />;
  return (
    <Stack gap={8}>
      <DocumentView>
        <Preview file={file} name={name} />
      </DocumentView>
      <a href={file.url} target="_blank" rel="noreferrer" className={styles.file}>
        <IconDownload size={17} stroke={1.75} aria-hidden />
        <span>
          <MemberText>{file.name}</MemberText>
        </span>
        <em className="number">{sizeText(file.size)}</em>
        <span className="visually-hidden">{copy.download}</span>
      </a>
    </Stack>
  );
}
