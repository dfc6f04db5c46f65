import { z } from 'zod';
import { line } from '../../common/schemas.ts';
import { savedSearchBounds } from './enums.ts';
import { savedSearchTexts as m } from './texts.ts';

/** The name of a saved search; in a file of its own, so that its form loads nothing else. */
export const SavedSearchName = z.object({ name: line(savedSearchBounds.name, m.nameRequired.key) });
