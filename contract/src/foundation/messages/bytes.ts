import { LMS_BYTES } from '../../common/message-delivery.ts';

/** The bytes of an advertisement that its label and the free opt-out number need. */
export const ADVERTISEMENT_BYTES = 200;

/** The maximum bytes of a text that an administrator writes. */
export const bytesLeftFor = ({ isAdvertising }: { isAdvertising: boolean }): number =>
  isAdvertising ? LMS_BYTES - ADVERTISEMENT_BYTES : LMS_BYTES;
