import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { localeOf } from '@ieum/contract/common/text.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '../errors.ts';
import { errorBody } from './error-handler.ts';

const statuses: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request whose head cannot be read, so that its language is unknown too, and closes its connection. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = statuses[code] ?? 400;
  const body = JSON.stringify(errorBody(new AppError('invalid', m.invalid), localeOf(undefined)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
