import { savedSearchBounds } from '@ieum/contract/hiring/saved-searches/enums.ts';
import { useNavigate } from 'react-router';
import type { Filters } from '#features/hiring/recruitments/filters/filters.ts';
import { Queries } from '#lib/api/queries.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useCreateSearch } from './data.ts';
import { savedOf, textsOf } from './saved-filter.ts';
import { NameSheet } from './saved-search-name-sheet.tsx';
import { saveCopy } from './save-copy.ts';
import { saveSheetCopy as copy } from './save-sheet-copy.ts';

interface SaveSheetProps {
  filters: Filters;
  onClose: () => void;
}

function SaveForm({ filters, onClose }: SaveSheetProps) {
  const create = useCreateSearch();
  const navigate = useNavigate();
  const texts = textsOf(filters);
  const save = async (name: string) => {
    await create.mutateAsync({ name, filter: savedOf(filters) });
    const see = { label: copy.see, run: () => void navigate('/dashboard/searches') };
    toast(copy.saved(name), { tone: 'success', action: see });
  };
  return (
    <NameSheet
      title={saveCopy.save}
      subtitle={texts.join(' · ')}
      name={texts.join(' ').slice(0, savedSearchBounds.name).trim()}
      save={save}
      onClose={onClose}
    />
  );
}

/** Saves the filter of the list under a name; the conditions themselves are proposed. */
export const SaveSheet = (props: SaveSheetProps) => (
  <Queries>
    <SaveForm {...props} />
  </Queries>
);
