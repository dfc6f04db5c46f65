import type { Right } from '@ieum/contract/common/rights.ts';

/** What a module's screens offer in the search of the console besides the links of the menu. */
export interface ConsoleAction {
  name: string;
  to: string;
  /** Needed beside the right of the screen. */
  right?: Right;
}
