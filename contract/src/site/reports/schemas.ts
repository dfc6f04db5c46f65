import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { line } from '../../common/schemas.ts';
import { reportTexts as m } from './texts.ts';

/** The name of a saved report; in a file of its own, so that its form loads nothing else. */
export const ReportName = z.object({ name: line(bounds.personName, m.nameRequired.key) });
