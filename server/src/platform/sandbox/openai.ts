import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Body = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  max_completion_tokens: z.int().positive(),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.literal(true) }),
});
export type SandboxCompletion = z.infer<typeof Body>;

/** The reply of the fake, and how it fails from now on. */
export interface OpenAiFaults {
  /** The pieces of each reply. */
  pieces: string[];
  tokens: number;
  /** Before the first piece. */
  firstMilliseconds?: number;
  /** Between pieces. */
  pieceMilliseconds?: number;
  /** Answers with an error instead. */
  status?: number;
  /** Drops the connection after this many pieces. */
  cutAfter?: number;
  /** Sends something that is no event of the protocol. */
  isGarbled?: boolean;
  /** Writes each event in pieces of this many bytes. */
  bytesAtOnce?: number;
}

/** A fake of OpenAI's chat completions: checks key and body, stores what it received, and streams. */
export async function openAiSandbox({ key }: { key: string }) {
  const received: { body: SandboxCompletion; raw: string; headers: IncomingMessage['headers'] }[] = [];
  /** When a client left before its reply was whole. */
  const left: number[] = [];
  const faults: OpenAiFaults = { pieces: ['답변이에요. ', '[1]'], tokens: 120 };

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const raw = await text(request);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return sendError(response, 404, 'unknown_url');
    if (request.headers.authorization !== `Bearer ${key}`) return sendError(response, 401, 'invalid_api_key');
    const body = Body.safeParse(JSON.parse(raw));
    if (!body.success) return sendError(response, 400, 'invalid_request_error');
    received.push({ body: body.data, raw, headers: request.headers });
    if (faults.status) return sendError(response, faults.status, 'set_to_fail');
    response.on('close', () => {
      if (!response.writableFinished) left.push(performance.now());
    });
    await stream(response, { ...faults });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    received,
    left,
    faults,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendError(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ error: { message: code, type: code, param: null, code } }));
}

async function stream(response: ServerResponse, faults: OpenAiFaults) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  await pause(faults.firstMilliseconds);
  if (faults.isGarbled) return void response.end('data: maintenance\n\n');
  const common = { id: 'chatcmpl-sandbox', object: 'chat.completion.chunk', created: 0, model: 'sandbox' };
  const send = (event: object) =>
    write(response, `data: ${JSON.stringify({ ...common, ...event })}\n\n`, faults);
  await send({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] });
  for (const [index, content] of faults.pieces.entries()) {
    if (response.destroyed) return undefined;
    if (index === faults.cutAfter) return cut(response);
    await send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
    await pause(faults.pieceMilliseconds);
  }
  await send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  const usage = { prompt_tokens: 0, completion_tokens: faults.tokens, total_tokens: faults.tokens };
  await send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
  return undefined;
}

/** Ends the connection after the written part has arrived. */
async function cut(response: ServerResponse) {
  await wait(50);
  response.destroy();
}

const pause = (milliseconds: number | undefined) => (milliseconds ? wait(milliseconds) : undefined);

async function write(response: ServerResponse, event: string, { bytesAtOnce }: OpenAiFaults) {
  const bytes = Buffer.from(event);
  if (!bytesAtOnce) return void response.write(bytes);
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    response.write(bytes.subarray(start, start + bytesAtOnce));
    await wait(1);
  }
  return undefined;
}
