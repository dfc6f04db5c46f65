import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import type { LectureMessage } from '../../contract/src/live/lectures/schemas.ts';
import { textOf } from './watchers.ts';

// The baseline of a chat: every message of one socket goes to all with the fields that a reader of a lecture
// receives, over ws and nothing else.

const [port] = process.argv.slice(2);
const ID = '01234567-0123-7123-8123-0123456789ab';
const chatOf = (message: string): string => {
  const sent: LectureMessage & { _lecture: string } = {
    _lecture: ID,
    _id: ID,
    number: 12,
    type: 'chat',
    message,
    createdAt: new Date().toISOString(),
    name: '강다은12',
    _user: ID,
    isCompany: false,
    isAdministrator: false,
    isQuestion: false,
    isRemoved: false,
  };
  return JSON.stringify(sent);
};

const http = createServer((_, response) => response.end());
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = chatOf(textOf(data));
    for (const one of sockets.clients) one.send(text);
  });
});
http.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
