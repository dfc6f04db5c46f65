import { z } from 'zod';
import { line } from '../../common/schemas.ts';
import { savedViewBounds } from './enums.ts';
import { savedViewTexts as m } from './texts.ts';

/** The name of a saved view; in a file of its own, so that its form loads nothing else. */
export const SavedViewName = z.object({ name: line(savedViewBounds.name, m.nameRequired.key) });
