import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { textOf } from './watchers.ts';

// The baseline of a chat: every message of one socket goes to all, over ws and nothing else.

const [port] = process.argv.slice(2);
const http = createServer((_, response) => response.end());
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = textOf(data);
    for (const one of sockets.clients) one.send(text);
  });
});
http.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
