import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../contract/src/common/channel-paths.ts';
import { textOf } from './watchers.ts';

const SPACE = '/lecture';
const CHAT = `42${SPACE},["chat",`;

interface Handlers {
  onChat: (message: string) => void;
  /** The bytes of each event about who watches. */
  onWatchers: (bytes: number) => void;
}

/** Speaks as much of the protocol as a watcher needs, so that the clients take little of the machine. */
export async function watch(
  url: string,
  { token, lectureId, address, on }: { token: string; lectureId: string; address: string; on: Handlers },
): Promise<WebSocket> {
  const where = `${url.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`;
  // The first packet may come together with the answer that opens the socket.
  const socket = new WebSocket(where, { headers: { 'x-forwarded-for': address }, perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    const begun = performance.now();
    let last = '';
    socket.on('close', (code, reason) => {
      const after = `${Math.round(performance.now() - begun)} ms, after ${last}`;
      reject(new Error(`a socket was closed with ${code} ${String(reason)} in ${after}`));
    });
    socket.on('error', reject);
    socket.on('message', (data) => {
      const text = textOf(data);
      last = text.slice(0, 40);
      if (text.startsWith(CHAT)) {
        const [, { message }] = JSON.parse(text.slice(text.indexOf('['))) as [string, { message: string }];
        on.onChat(message);
      } else if (text === '2') socket.send('3');
      else if (text.startsWith('0{')) socket.send(`40${SPACE},${JSON.stringify({ accessToken: token })}`);
      else if (text.startsWith(`40${SPACE}`))
        socket.send(`42${SPACE},${JSON.stringify(['join', { _lecture: lectureId }])}`);
      else if (text.startsWith(`42${SPACE},["joined"`))
        if (text.includes('"success":true')) resolve();
        else reject(new Error(text.slice(0, 300)));
      else if (text.startsWith(`42${SPACE},["watchers"`)) on.onWatchers(Buffer.byteLength(text));
      else if (text.startsWith(`44${SPACE}`)) reject(new Error(text.slice(0, 300)));
    });
  });
  return socket;
}

/** Writes a message into the chat. */
export const say = (socket: WebSocket, lectureId: string, message: string): void =>
  socket.send(`42${SPACE},${JSON.stringify(['chat', { _lecture: lectureId, message }])}`);
