import { ChoiceChip } from '#ui/filter-chip.tsx';
import { GridSearch } from '#ui/grid/grid-search.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import { copy } from './copy.ts';

/** Search and 안 읽은 지원서, the same above list and board. */
export function FilterTools() {
  const { read, write } = useUrlState();
  const isUnread = read('unread') === 'true';
  return (
    <>
      <GridSearch label={copy.search} />
      <ChoiceChip isChosen={isUnread} onToggle={() => write({ unread: isUnread ? undefined : 'true' })}>
        {copy.unreadOnly}
      </ChoiceChip>
    </>
  );
}
