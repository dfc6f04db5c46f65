import { copy } from './copy.ts';
import type { OwnSession } from './data.ts';

/** A device in readable form: `Windows · Chrome`. */
export const deviceText = ({ system, browser }: OwnSession['device']): string =>
  [system, browser].filter(Boolean).join(' · ') || copy.devices.unknown;
