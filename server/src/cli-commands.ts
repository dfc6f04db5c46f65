import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { forbidden } from '#kit/errors.ts';
import { isSameText } from '#platform/crypto.ts';
import { isLoopback } from '#platform/limits/loopback.ts';
import type { Command } from './module.ts';

interface Control {
  port: number;
  secret: string;
}

const fileIn = (dataDir: string) => join(dataDir, 'control');
const MAX_BYTES = 64 * 1024 * 1024;

/** Accepts commands over loopback from a caller who can read this start's secret in the data folder. */
export function serveCliCommands(app: FastifyInstance, commands: Record<string, Command>) {
  const secret = randomBytes(32).toString('base64url');
  app.post<{ Params: { name: string } }>('/control/:name', { bodyLimit: MAX_BYTES }, async (request) => {
    const isOwn =
      isSameText(String(request.headers['x-control'] ?? ''), secret) &&
      isLoopback(request.socket.remoteAddress ?? '');
    const { name } = request.params;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!isOwn || !command) throw forbidden();
    return (await command(request.body)) ?? {};
  });
  return {
    announce: (dataDir: string, port: number) =>
      writeFileSync(fileIn(dataDir), JSON.stringify({ port, secret }), { mode: 0o600 }),
    retract: (dataDir: string) => rmSync(fileIn(dataDir), { force: true }),
  };
}

/** Sends a command to the process that has locked the folder; rejects with that process's error. */
export async function sendCliCommand(dataDir: string, name: string, input: unknown): Promise<unknown> {
  const { port, secret } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Control;
  const response = await fetch(`http://127.0.0.1:${port}/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control': secret },
    body: JSON.stringify(input),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}
