/** Longer than any code, so that a pasted sentence is not taken for one. */
const CODE = /^[\w-]{16,64}$/;

/** The code in what was typed: the code itself, or a whole link to a room; undefined for anything else. */
export function roomCodeOf(typed: string): string | undefined {
  const [address = ''] = typed.trim().split(/[?#]/);
  const last = address.split('/').findLast((part) => part !== '') ?? '';
  return CODE.test(last) ? last : undefined;
}

/** The link to the room for others. */
export const roomLink = (code: string): string => `${location.origin}/interview/${code}`;
