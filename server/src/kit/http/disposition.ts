import { encodeExtended, format } from 'content-disposition';

/** How a file is offered, its name once in ASCII for old readers and once whole. */
export function dispositionOf(type: 'inline' | 'attachment', name: string): string {
  const filename = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const parameters = { filename, 'filename*': encodeExtended(name.toWellFormed()) };
  return format({ type, parameters }, { extended: false });
}
