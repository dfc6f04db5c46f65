import { useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { detailCopy } from './detail-copy.ts';
import styles from './registration-document.module.css';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

const { document: copy } = detailCopy;
/** Drawn larger than it is shown, so that it stays sharp when enlarged. */
const DRAWN_WIDTH = 900;

const Waiting = () => (
  <div role="status" aria-label={copy.opening}>
    <Skeleton height={240} radius={0} />
  </div>
);
const Unreadable = () => <p className={styles.unreadable}>{copy.unreadable}</p>;

/** The first page of a PDF as a picture. */
export function PdfPage({ url, label }: { url: string; label: string }) {
  const [pageCount, setPageCount] = useState(1);
  const [isLocked, setIsLocked] = useState(false);
  if (isLocked) return <p className={styles.unreadable}>{copy.locked}</p>;
  return (
    <div role="img" aria-label={label} className={styles.pdf}>
      <Document
        file={url}
        loading={<Waiting />}
        error={<Unreadable />}
        noData={<Unreadable />}
        // The library's own way is a native prompt, again and again.
        onPassword={() => setIsLocked(true)}
        onLoadSuccess={({ numPages }) => setPageCount(numPages)}
      >
        <Page
          pageNumber={1}
          width={DRAWN_WIDTH}
          loading={<Waiting />}
          error={<Unreadable />}
          renderTextLayer={false}
          renderAnnotationLayer={false}
        />
      </Document>
      {pageCount > 1 && <p className={`${styles.pages} number`}>{copy.pageOf(1, pageCount)}</p>}
    </div>
  );
}
