import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { detailCopy } from './detail-copy.ts';
import styles from './registration-document.module.css';

// The library's other build needs newer browsers.
GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

const { document: copy } = detailCopy;
/** Drawn larger than it is shown, so that it stays sharp when enlarged. */
const DRAWN_WIDTH = 900;

/** Draws the first page and returns the number of pages. */
async function drawFirstPage(loading: PDFDocumentLoadingTask, canvas: HTMLCanvasElement): Promise<number> {
  const document = await loading.promise;
  const page = await document.getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (DRAWN_WIDTH / width) * devicePixelRatio });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  return document.numPages;
}

type Outcome = { pageCount: number } | { text: string };

const failureOf = (error: unknown): Outcome => ({
  text: error instanceof Error && error.name === 'PasswordException' ? copy.locked : copy.unreadable,
});

/** The first page of a PDF as a picture. */
export function PdfPage({ url, label }: { url: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!canvas.current) return undefined;
    const loading = getDocument({ url });
    let isWanted = true;
    void drawFirstPage(loading, canvas.current)
      .then((pageCount) => ({ pageCount }), failureOf)
      .then((result) => {
        if (isWanted) setOutcome(result);
      });
    return () => {
      isWanted = false;
      void loading.destroy();
    };
  }, [url]);
  if (outcome && 'text' in outcome) return <p className={styles.unreadable}>{outcome.text}</p>;
  return (
    <div role="img" aria-label={label} className={styles.pdf}>
      {!outcome && (
        <div role="status" aria-label={copy.opening}>
          <Skeleton height={240} radius={0} />
        </div>
      )}
      <canvas ref={canvas} hidden={!outcome} />
      {outcome && outcome.pageCount > 1 && (
        <p className={`${styles.pages} number`}>{copy.pageOf(1, outcome.pageCount)}</p>
      )}
    </div>
  );
}
