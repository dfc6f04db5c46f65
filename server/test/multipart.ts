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

interface Caller<A, R> {
  call: (actor: A, method: 'POST' | 'PUT', url: string, options: ReturnType<typeof multipart>) => R;
}

/** Uploads a file as a member, or as a visitor. */
export const upload = <A, R>(
  world: Caller<A, R>,
  actor: A,
  { url, method = 'POST', ...part }: Part & { url: string; method?: 'POST' | 'PUT' },
) => world.call(actor, method, url, multipart(part));
