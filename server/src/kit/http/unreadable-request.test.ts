import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerUnreadable } from './unreadable-request.ts';

let server: Server;
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  server = createServer((_, response) => response.end('read'));
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function send(head: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.write(head);
  return text(socket);
}

test.each([
  ['an address of 20 KB', `GET /?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ['something else than HTTP', 'hello\r\n\r\n', 400],
])('%s is answered with the body of every error, and closed', async (_, head, status) => {
  const [line = '', body = ''] = (await send(head)).split('\r\n\r\n');
  expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ code: 'invalid', message: '잘못된 요청입니다' });
});

test('a readable request is not affected', async () => {
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  expect(await send(head)).toMatch(/^HTTP\/1.1 200 .*read$/s);
});
