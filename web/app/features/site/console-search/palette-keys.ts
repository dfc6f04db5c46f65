import { copy } from './button-copy.ts';

/** The key of the search, for the sheet of keys. */
export const paletteKeys = [{ shown: 'Ctrl K', label: copy.open }];
