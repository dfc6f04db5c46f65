export interface Part {
  file: Buffer;
  name?: string;
  fields?: Record<string, string>;
  type?: string;
}

const BOUNDARY = '----ieum-attack-boundary';

/** The bytes before and after a file in a multipart call with one file. */
export function framesOf({
  name = 'file.bin',
  fields = {},
  type = 'application/octet-stream',
}: Omit<Part, 'file'>) {
  const head = Object.entries(fields).map(
    ([key, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const intro = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    before: Buffer.from(head.join('') + intro),
    after: Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** A multipart call with its text fields and one file under the name `file`. */
export function multipart({ file, ...part }: Part) {
  const { before, after, headers } = framesOf(part);
  return { body: Buffer.concat([before, file, after]), headers };
}
