import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const STEP_MS = 30_000;

/** Waits until at least two thirds of a step of thirty seconds are left, so that no code goes out of date meanwhile. */
export async function earlyInStep(): Promise<void> {
  const passed = Date.now() % STEP_MS;
  if (passed > STEP_MS / 3) await new Promise((resolve) => setTimeout(resolve, STEP_MS - passed));
}

/** The code that an authenticator app shows now, or some steps of thirty seconds later. */
export function appCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
