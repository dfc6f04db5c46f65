import { bytesLeftFor } from '@ieum/contract/foundation/messages/bytes.ts';
import { SMS_BYTES, smsBytes } from '@ieum/contract/common/message-delivery.ts';
import { numberText } from '#lib/format/money.ts';
import { composeCopy as copy } from './compose-copy.ts';
import styles from './console-messages.module.css';

/** The used length of a text message, counted as carriers do. */
export function ByteCounter({ text, isAdvertising }: { text: string; isAdvertising: boolean }) {
  const used = smsBytes(text.trim());
  const max = bytesLeftFor({ isAdvertising });
  const isShort = used <= SMS_BYTES && !isAdvertising;
  return (
    <p className={styles.bytes} data-over={used > max || undefined} role="status">
      {copy.bytes(numberText(used), numberText(max), isShort ? copy.kinds.short : copy.kinds.long)}
    </p>
  );
}
