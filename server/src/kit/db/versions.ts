import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '../errors.ts';

/**
 * Rejects a write over somebody else's change: 409 with the current row. `seen` is the version that the
 * writer started from; without it, the last write wins. `current` must be read under the lock of the write.
 */
export async function rejectOutdated(
  { seen, current }: { seen: number | undefined; current: number },
  presentCurrent: () => unknown,
): Promise<void> {
  if (seen === undefined || seen === current) return;
  throw new AppError('conflict', m.changedElsewhere, { current: await presentCurrent() });
}
