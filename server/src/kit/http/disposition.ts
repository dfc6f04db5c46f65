import { encodeExtended, format } from 'content-disposition';

/** The Content-Disposition of a file, with its name in ASCII for old clients and in full. */
export function dispositionOf(type: 'inline' | 'attachment', name: string): string {
  const filename = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const parameters = { filename, 'filename*': encodeExtended(name.toWellFormed()) };
  return format({ type, parameters }, { extended: false });
}
