import { useEffect, useRef, type ReactNode } from 'react';
import { countText } from '#lib/format/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import type { ListPage } from '../ongoing-recruitments.ts';
import { noFilters, type FacetName } from './filters.ts';
import { listCopy as copy } from '../list/list-copy.ts';
import type { FilterControl } from './use-filters.ts';

interface FilterSheetProps {
  control: FilterControl;
  page: ListPage | undefined;
  /** The group to open first. */
  facet: FacetName | undefined;
  onClose: () => void;
  /** The conditions themselves. */
  children: ReactNode;
}

/**
 * The filters on small screens; a change applies at once, the button shows the number of results and
 * closes.
 */
export function FilterSheet({ control, page, facet, onClose, children }: FilterSheetProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const group = facet && fields.current?.querySelector(`[data-facet="${facet}"]`);
    const scroller = fields.current?.parentElement;
    // Only the sheet's content is scrolled: scrollIntoView would also scroll its header away.
    if (group && scroller) {
      scroller.scrollTop += group.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    }
  }, [facet]);
  return (
    <Sheet
      title={copy.filter}
      onClose={onClose}
      footer={
        <>
          <Button kind="default" size="lg" onClick={() => control.change(noFilters)}>
            {copy.reset}
          </Button>
          <Button size="lg" isWide isLoading={control.isLoading} onClick={onClose}>
            {copy.showCount(countText(page ?? { count: 0 }))}
          </Button>
        </>
      }
    >
      <div ref={fields}>{children}</div>
    </Sheet>
  );
}
