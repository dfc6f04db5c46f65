import { zodResolver } from '@hookform/resolvers/zod';
import { savedViewBounds } from '@ieum/contract/foundation/saved-views/enums.ts';
import { SavedViewName } from '@ieum/contract/foundation/saved-views/schemas.ts';
import { NameSheet as Shared, type NameSheetProps } from '#ui/saved/name-sheet.tsx';

const rules = { resolver: zodResolver(SavedViewName), maxLength: savedViewBounds.name };

/** Asks for the name of a new or an existing view. */
export const NameSheet = (props: NameSheetProps) => <Shared {...props} {...rules} />;
