import type { OwnApplicationRow } from './schemas.ts';

/** A draft that can still be sent waits for its person. */
export const isOpenDraft = ({ status, recruitment }: OwnApplicationRow): boolean =>
  status === 'ON_WRITING' && recruitment.isOpen;
