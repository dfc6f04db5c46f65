interface Part {
  fields?: Record<string, string>;
  file: Buffer;
  name?: string;
}

/** A multipart call with its text fields and one file under the name `file`. */
export function multipart({ fields = {}, file, name = 'file.bin' }: Part) {
  const boundary = `----ieum${Math.random().toString(36).slice(2)}`;
  const head = Object.entries(fields)
    .map(
      ([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const intro = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head + intro), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
