import { savedSearchBounds } from '@ieum/contract/hiring/saved-searches/enums.ts';
import { SavedSearchName } from '@ieum/contract/hiring/saved-searches/schemas.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { NameSheet as Shared, type NameSheetProps } from '#ui/saved/name-sheet.tsx';

const rules = { resolver: zodResolver(SavedSearchName), maxLength: savedSearchBounds.name };

/** Asks for the name of a new or an existing saved search. */
export const NameSheet = (props: NameSheetProps) => <Shared {...props} {...rules} />;
