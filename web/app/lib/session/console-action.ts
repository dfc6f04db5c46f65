import type { Right } from '@ieum/contract/common/rights.ts';

/** An action of a module's screens that the search of the console offers besides the links of the menu. */
export interface ConsoleAction {
  name: string;
  to: string;
  /** Needed beside the right of the screen. */
  right?: Right;
}
