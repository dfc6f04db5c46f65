import { countText } from '#lib/format/money.ts';
import { Button } from '../button/button.tsx';
import { gridCopy as copy } from './copy.ts';
import type { GridPage } from './grid-types.ts';
import styles from './grid.module.css';

interface FooterProps {
  paging: GridPage;
  onPage: ((page: number) => void) | undefined;
  summary: string | undefined;
  rangeText?: ((from: number, to: number) => string) | undefined;
}

/** Which part of the list is shown, and the links to other pages. */
export function GridFooter({ paging, onPage, summary, rangeText }: FooterProps) {
  const { page, size, count, isCapped } = paging;
  if (count === 0) return null;
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, count);
  const text = rangeText?.(from, to) ?? copy.rangeOf(from, to, countText({ count, isCapped }));
  return (
    <div className={styles.footer}>
      <span>{summary ? `${text} · ${summary}` : text}</span>
      {onPage && count > size && (
        <div>
          <Button size="sm" kind="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {copy.previous}
          </Button>
          <Button size="sm" kind="default" disabled={to >= count} onClick={() => onPage(page + 1)}>
            {copy.next}
          </Button>
        </div>
      )}
    </div>
  );
}
