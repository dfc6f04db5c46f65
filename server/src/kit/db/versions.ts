import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '../errors.ts';

/**
 * Refuses to write over what somebody else wrote since: 409 with the row as it stands. `seen` is the version the
 * writer started from; left out, the last write wins. `held` must be read under the lock of the write.
 */
export async function rejectOutdated(
  { seen, held }: { seen: number | undefined; held: number },
  presentCurrent: () => unknown,
): Promise<void> {
  if (seen === undefined || seen === held) return;
  throw new AppError('conflict', m.changedElsewhere, { current: await presentCurrent() });
}
