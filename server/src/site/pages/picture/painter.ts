import { Worker } from 'node:worker_threads';
import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '#kit/errors.ts';
import type { PictureFacts } from './picture-card.ts';
import type { DrawAnswer, DrawRequest } from './draw-worker.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_WAITING = 20;
const DRAW_WITHIN_MS = 20_000;
/** The thread uses memory for two fonts and a renderer and may be unused for hours. */
const REST_AFTER_MS = 30_000;

interface Waiting {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const busy = () => new AppError('unavailable', m.unavailable, { retryAfterSeconds: 5 });

/** One drawing thread, started when it is needed and ended when it is idle or hangs. */
function createThread() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let asked = 0;

  async function end(): Promise<void> {
    clearTimeout(rest);
    const ending = worker?.terminate();
    worker = undefined;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(busy());
    }
    waiting.clear();
    await ending;
  }

  function onAnswer(answer: DrawAnswer): void {
    const one = waiting.get(answer.id);
    if (!one) return;
    waiting.delete(answer.id);
    clearTimeout(one.timer);
    if ('png' in answer) one.resolve(Buffer.from(answer.png));
    else one.reject(new Error(answer.failure));
    if (waiting.size === 0) rest = setTimeout(() => void end(), REST_AFTER_MS).unref();
  }

  function start(): Worker {
    const fresh = new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] });
    fresh.unref();
    fresh.on('message', onAnswer);
    fresh.on('error', () => worker === fresh && void end());
    return fresh;
  }

  function draw(facts: PictureFacts): Promise<Buffer> {
    if (waiting.size >= MAX_WAITING) return Promise.reject(busy());
    clearTimeout(rest);
    worker ??= start();
    asked += 1;
    const request: DrawRequest = { id: asked, brand: brandTexts.name.text.ko, facts };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void end(), DRAW_WITHIN_MS).unref();
      waiting.set(request.id, { resolve, reject, timer });
      worker?.postMessage(request);
    });
  }

  return { draw, end };
}

/** Draws preview pictures (PNG, 1200 × 630) outside the event loop and caches the latest, within 8 MB. */
export function createPainter() {
  const thread = createThread();
  const stored = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(key: string, png: Buffer): void {
    stored.set(key, png);
    bytes += png.length;
    for (const [oldest, { length }] of stored) {
      if (bytes <= MAX_BYTES) return;
      stored.delete(oldest);
      bytes -= length;
    }
  }

  function drawOnce(key: string, facts: PictureFacts): Promise<Buffer> {
    const underWay = drawing.get(key);
    if (underWay) return underWay;
    const work = thread
      .draw(facts)
      .then((png) => {
        keep(key, png);
        return png;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, work);
    return work;
  }

  /** The picture of these facts; the same facts are drawn once. */
  async function paint(facts: PictureFacts): Promise<Buffer> {
    const key = JSON.stringify(facts);
    const known = stored.get(key);
    if (!known) return drawOnce(key, facts);
    stored.delete(key);
    stored.set(key, known);
    return known;
  }

  return { paint, stop: thread.end };
}
export type Painter = ReturnType<typeof createPainter>;
