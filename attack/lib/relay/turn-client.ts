import { createSocket, type Socket } from 'node:dgram';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { RelayCredentials } from '../../../contract/src/live/interviews/schemas.ts';

// As much of TURN (RFC 8656) as it takes to ask a relay for a way to a peer, as no browser would.

const COOKIE = 0x2112a442;
const ALLOCATE = 0x0003;
const CREATE_PERMISSION = 0x0008;
const CHANNEL_BIND = 0x0009;
const SEND = 0x0016;
const IS_ERROR = 0x0110;
const CHANNEL_NUMBER = 0x000c;
const PEER = 0x0012;
const DATA = 0x0013;
const FAMILY = 0x0017;
const TRANSPORT = 0x0019;
const USERNAME = 0x0006;
const INTEGRITY = 0x0008;
const INTEGRITY_BYTES = 24;
const ERROR = 0x0009;
const REALM = 0x0014;
const NONCE = 0x0015;
const UDP = Buffer.from([17, 0, 0, 0]);
const IPV4 = Buffer.from([1, 0, 0, 0]);
const IPV6 = Buffer.from([2, 0, 0, 0]);
const FIRST_CHANNEL = 0x4000;
const ANSWER_MS = 3000;

interface Attribute {
  type: number;
  value: Buffer;
}

/** An attribute whose value is mixed with the cookie and the id of the packet. */
type Mixed = (mask: Buffer) => Attribute;

/** The answer of the relay: 0 is a success, otherwise the code of the error. */
interface Answer {
  code: number;
  attributes: readonly Attribute[];
}

/** An allocation at a relay, which asks for peers. */
export interface TurnClient {
  /** 0 when the relay permits a peer, otherwise the code of the error. */
  permit: (address: string, port: number) => Promise<number>;
  /** The same by binding a channel. */
  bind: (address: string, port: number) => Promise<number>;
  /** Sends through the relay to a peer, permitted or not. */
  send: (address: string, port: number, text: string) => void;
  close: () => void;
}

/** Allocates a relayed address of one family; rejects when the relay has none. */
export async function openTurnClient(
  relay: { address: string; port: number },
  { username, password }: RelayCredentials,
  family: 4 | 6,
): Promise<TurnClient> {
  const socket = createSocket('udp4');
  const { port, address } = relay;
  const transmit = (packet: Buffer) => socket.send(packet, port, address);
  const wanted = [
    { type: TRANSPORT, value: UDP },
    { type: FAMILY, value: family === 6 ? IPV6 : IPV4 },
  ];
  const challenge = await ask(socket, transmit, packetOf(ALLOCATE, wanted));
  const realm = valueOf(challenge, REALM);
  const key = createHash('md5').update(`${username}:${realm.toString()}:${password}`).digest();
  const known = [
    { type: USERNAME, value: Buffer.from(username) },
    { type: REALM, value: realm },
    { type: NONCE, value: valueOf(challenge, NONCE) },
  ];
  const signed = async (type: number, attributes: readonly (Attribute | Mixed)[]) =>
    (await ask(socket, transmit, packetOf(type, [...attributes, ...known], key))).code;
  const rejected = await signed(ALLOCATE, wanted);
  if (rejected) {
    socket.close();
    throw new Error(`no allocation of IPv${family}: ${rejected}`);
  }
  let channel = FIRST_CHANNEL;
  return {
    permit: (peer, peerPort) => signed(CREATE_PERMISSION, [peerOf(peer, peerPort)]),
    bind: (peer, peerPort) => {
      const value = Buffer.alloc(4);
      value.writeUInt16BE(channel++);
      return signed(CHANNEL_BIND, [{ type: CHANNEL_NUMBER, value }, peerOf(peer, peerPort)]);
    },
    send: (peer, peerPort, text) =>
      transmit(packetOf(SEND, [peerOf(peer, peerPort), { type: DATA, value: Buffer.from(text) }])),
    close: () => socket.close(),
  };
}

/** Asks the relay and waits for the answer to this very question. */
async function ask(socket: Socket, transmit: (packet: Buffer) => void, packet: Buffer): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  transmit(packet);
  for (;;) {
    const [answer] = (await once(socket, 'message', { signal })) as [Buffer];
    if (answer.subarray(8, 20).equals(packet.subarray(8, 20))) return answerOf(answer);
  }
}

function packetOf(type: number, attributes: readonly (Attribute | Mixed)[], key?: Buffer): Buffer {
  const head = Buffer.alloc(20);
  head.writeUInt16BE(type, 0);
  head.writeUInt32BE(COOKIE, 4);
  randomBytes(12).copy(head, 8);
  const mask = head.subarray(4);
  const body = Buffer.concat(attributes.map((one) => encoded(typeof one === 'function' ? one(mask) : one)));
  head.writeUInt16BE(body.length + (key ? INTEGRITY_BYTES : 0), 2);
  if (!key) return Buffer.concat([head, body]);
  const value = createHmac('sha1', key).update(head).update(body).digest();
  return Buffer.concat([head, body, encoded({ type: INTEGRITY, value })]);
}

function encoded({ type, value }: Attribute): Buffer {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  padded.writeUInt16BE(type, 0);
  padded.writeUInt16BE(value.length, 2);
  value.copy(padded, 4);
  return padded;
}

function answerOf(packet: Buffer): Answer {
  const attributes: Attribute[] = [];
  for (let at = 20; at + 4 <= packet.length;) {
    const length = packet.readUInt16BE(at + 2);
    attributes.push({ type: packet.readUInt16BE(at), value: packet.subarray(at + 4, at + 4 + length) });
    at += 4 + Math.ceil(length / 4) * 4;
  }
  const isError = (packet.readUInt16BE(0) & IS_ERROR) === IS_ERROR;
  const reason = attributes.find(({ type }) => type === ERROR)?.value;
  return { code: isError ? (reason?.[2] ?? 0) * 100 + (reason?.[3] ?? 0) : 0, attributes };
}

const valueOf = ({ attributes }: Answer, wanted: number) =>
  attributes.find(({ type }) => type === wanted)?.value ?? Buffer.alloc(0);

/** The address of a peer, each byte mixed with the mask. */
const peerOf =
  (address: string, port: number): Mixed =>
  (mask) => {
    const bytes = bytesOf(address);
    const value = Buffer.alloc(4 + bytes.length);
    value[1] = bytes.length === 16 ? 2 : 1;
    value.writeUInt16BE(port ^ mask.readUInt16BE(0), 2);
    for (const [n, byte] of bytes.entries()) value[4 + n] = byte ^ (mask[n] ?? 0);
    return { type: PEER, value };
  };

/** The bytes of an address in any way of writing. */
function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [groups(before), groups(after ?? '')];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return Buffer.from([...first, ...zeros, ...last].map((group) => group.padStart(4, '0')).join(''), 'hex');
}
