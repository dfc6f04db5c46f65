import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAiSandbox } from '../sandbox/openai.ts';
import { openAiModel } from './openai.ts';

const KEY = 'sk-sandbox';
let sandbox: Awaited<ReturnType<typeof openAiSandbox>>;
beforeEach(async () => {
  sandbox = await openAiSandbox({ key: KEY });
});
afterEach(() => sandbox.close());

interface ModelOptions {
  key?: string;
  signal?: AbortSignal;
  firstMilliseconds?: number;
  wholeMilliseconds?: number;
  onText?: (text: string) => void;
}

async function ask({
  key = KEY,
  signal = new AbortController().signal,
  onText,
  ...times
}: ModelOptions = {}) {
  const model = openAiModel({ baseUrl: sandbox.url, ...times });
  const account = { key, organization: 'org-1', project: 'proj-1' };
  const request = { account, model: 'small', instructions: '규칙', question: '질문', maxTokens: 50, signal };
  const texts: string[] = [];
  let tokens = 0;
  for await (const part of model.stream(request)) {
    if ('tokens' in part) tokens = part.tokens;
    else {
      texts.push(part.text);
      onText?.(part.text);
    }
  }
  return { texts, tokens };
}

describe('OpenAI', () => {
  test('streams a reply in its pieces, with the tokens of the call', async () => {
    sandbox.faults.pieces = ['안녕', '하세요', '.'];
    expect(await ask()).toEqual({ texts: ['안녕', '하세요', '.'], tokens: 120 });
    const [call] = sandbox.received;
    expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(call?.headers).toMatchObject({ 'openai-organization': 'org-1', 'openai-project': 'proj-1' });
  });

  test('reads characters and events that arrive in parts', async () => {
    sandbox.faults.pieces = ['가나다', '😀'];
    sandbox.faults.bytesAtOnce = 7;
    expect((await ask()).texts.join('')).toBe('가나다😀');
  });

  test.each([
    [401, 'KEY'],
    [429, 'LIMIT'],
    [500, 'SERVICE'],
  ])('reports an answer with status %i and asks nothing again', async (status, failure) => {
    sandbox.faults.status = status;
    await expect(ask()).rejects.toMatchObject({ failure });
    expect(sandbox.received).toHaveLength(1);
  });

  test('reports a rejected key', async () => {
    await expect(ask({ key: 'other' })).rejects.toMatchObject({ failure: 'KEY' });
  });

  test('reports a reply that was cut in the middle, after its first pieces', async () => {
    sandbox.faults.cutAfter = 1;
    const texts: string[] = [];
    await expect(ask({ onText: (text) => texts.push(text) })).rejects.toMatchObject({ failure: 'CUT' });
    expect(texts).toEqual(['답변이에요. ']);
    expect(sandbox.received).toHaveLength(1);
  });

  test('reports what is no event of the protocol', async () => {
    sandbox.faults.isGarbled = true;
    await expect(ask()).rejects.toMatchObject({ failure: 'SERVICE' });
  });

  test('ends when the first piece or the whole reply is late', async () => {
    sandbox.faults.firstMilliseconds = 2000;
    await expect(ask({ firstMilliseconds: 100 })).rejects.toMatchObject({ failure: 'TIMEOUT' });
    delete sandbox.faults.firstMilliseconds;
    sandbox.faults.pieceMilliseconds = 2000;
    await expect(ask({ wholeMilliseconds: 300 })).rejects.toMatchObject({ failure: 'TIMEOUT' });
  });

  test('ends the request at the provider when it is cancelled', async () => {
    sandbox.faults.pieces = Array.from({ length: 200 }, () => '글');
    sandbox.faults.pieceMilliseconds = 50;
    const controller = new AbortController();
    await expect(ask({ signal: controller.signal, onText: () => controller.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect.poll(() => sandbox.left.length).toBe(1);
  });
});
