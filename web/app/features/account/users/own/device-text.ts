import { copy } from './copy.ts';
import type { OwnSession } from './data.ts';

/** A device as one would call it: `Windows · Chrome`. */
export const deviceWords = ({ system, browser }: OwnSession['device']): string =>
  [system, browser].filter(Boolean).join(' · ') || copy.devices.unknown;
