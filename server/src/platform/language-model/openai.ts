import { z } from 'zod';
import {
  ModelError,
  type LanguageModel,
  type ModelFailure,
  type ModelPart,
  type ModelRequest,
} from './language-model.ts';
import { readEvents } from './server-sent-events.ts';

export interface OpenAiOptions {
  /** Where the protocol is spoken, up to the version. */
  baseUrl: string;
  /** The first piece of a reply arrives within this time. */
  firstMilliseconds?: number;
  /** The whole reply arrives within this time. */
  wholeMilliseconds?: number;
}

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })).default([]),
  usage: z.object({ total_tokens: z.int().min(0) }).nullish(),
});

const FIRST_MS = 15_000;
const WHOLE_MS = 30_000;
const DONE = '[DONE]';

/** OpenAI's chat completions, streamed over server-sent events; nothing is asked a second time. */
export function openAiModel(options: OpenAiOptions): LanguageModel {
  return { stream: (request) => stream(options, request) };
}

async function* stream(options: OpenAiOptions, request: ModelRequest): AsyncGenerator<ModelPart> {
  const late = new AbortController();
  const end = () => late.abort(new ModelError('TIMEOUT'));
  const whole = setTimeout(end, options.wholeMilliseconds ?? WHOLE_MS);
  const first = setTimeout(end, options.firstMilliseconds ?? FIRST_MS);
  const signal = AbortSignal.any([request.signal, late.signal]);
  let hasText = false;
  try {
    for await (const part of readParts(await post(options.baseUrl, request, signal))) {
      if ('text' in part) {
        hasText = true;
        clearTimeout(first);
      }
      yield part;
    }
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (late.signal.aborted) throw new ModelError('TIMEOUT', { cause: error });
    if (error instanceof ModelError) throw error;
    throw new ModelError(hasText ? 'CUT' : 'SERVICE', { cause: error });
  } finally {
    clearTimeout(whole);
    clearTimeout(first);
  }
}

async function post(baseUrl: string, request: ModelRequest, signal: AbortSignal): Promise<Response> {
  const { account, model, instructions, question, maxTokens } = request;
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${account.key}`,
      ...(account.organization && { 'OpenAI-Organization': account.organization }),
      ...(account.project && { 'OpenAI-Project': account.project }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
      max_completion_tokens: maxTokens,
      stream: true,
      stream_options: { include_usage: true },
    }),
    redirect: 'error',
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ModelError(failureOf(response.status));
}

function failureOf(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'KEY';
  return status === 429 ? 'LIMIT' : 'SERVICE';
}

async function* readParts(response: Response): AsyncGenerator<ModelPart> {
  if (!response.body) throw new ModelError('SERVICE');
  for await (const data of readEvents(response.body)) {
    if (data === DONE) return;
    const { choices, usage } = Chunk.parse(JSON.parse(data));
    const text = choices[0]?.delta.content;
    if (text) yield { text };
    if (usage) yield { tokens: usage.total_tokens };
  }
  throw new Error('the stream ended before it was done');
}
