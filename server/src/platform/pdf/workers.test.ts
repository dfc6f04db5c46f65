import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { renderedPdf } from '../../../test/rendered-pdf.ts';
import { createPdfWorkers, PdfWorkersBusyError } from './workers.ts';
import type { PdfDocument } from './document.ts';
import { findSecondFont } from './second-font.ts';

const pdfs = createPdfWorkers();
afterAll(() => pdfs.close());
let owners = 0;
/** A separate owner for each document. */
const make = (input: PdfDocument, by = pdfs) => by.make(input, `${(owners += 1)}`);

const aPdf = (input: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'ko',
  title: '윤지호 이력서',
  author: '윤지호',
  foot: '윤지호 · 이력서',
  missingNote: '없는 글자가 있어요',
  cutNote: '여기까지만 담았어요',
  head: { kicker: '', title: '윤지호', subtitle: '', facts: [], photo: null },
  parts: [],
  ...input,
});
const letter = (text: string, title = ''): PdfDocument['parts'][number] => ({
  title: '자기소개서',
  note: '',
  blocks: [{ kind: 'text', title, text }],
});
const entry = (title: string, text = '') => ({ when: '2023.04 ~ 재직 중', title, note: '대리', text });

describe('letters', () => {
  const SYLLABLES = '윤지호각힣뷁쀍뜸췌퀸';

  test('every Hangul syllable is drawn, each with its own shape, and copied as written', async () => {
    const size = 23;
    const pdf = await renderedPdf(
      await make(aPdf({ head: { kicker: '', title: SYLLABLES, subtitle: '', facts: [], photo: null } })),
    );
    const word = pdf.pages[0]?.words[0];
    if (!word) throw new Error('no word');
    expect(word.text).toBe(SYLLABLES);
    const cell = word.width / SYLLABLES.length;
    const shapes: string[] = [];
    for (let index = 0; index < SYLLABLES.length; index++) {
      const area = { x: word.x + index * cell, y: word.y - size, width: cell, height: size * 1.25 };
      const ink = await pdf.inkOf(1, area);
      const dark = ink.reduce((sum, one) => sum + one, 0) / ink.length;
      expect({ syllable: SYLLABLES[index], isDrawn: dark > 0.04 && dark < 0.6 }).toEqual({
        syllable: SYLLABLES[index],
        isDrawn: true,
      });
      shapes.push(Buffer.from(ink).toString('base64'));
    }
    expect(new Set(shapes).size).toBe(SYLLABLES.length);
  });

  test('a letter without a glyph shows as a box with a note; the text around it is unaffected', async () => {
    const { text } = await renderedPdf(await make(aPdf({ parts: [letter('앞 😀 뒤 尹 끝')] })));
    expect(text).toMatch(/앞 □ 뒤 □ 끝/);
    expect(text).toContain('없는 글자가 있어요');
  });

  const systemFont = findSecondFont(undefined);
  test.runIf(systemFont && existsSync(systemFont))('a second font provides Hanja and Chinese', async () => {
    const withHanja = createPdfWorkers({ secondFont: systemFont });
    const made = await make(aPdf({ parts: [letter('이름은 尹智浩, 汉语水平考试')] }), withHanja);
    await withHanja.close();
    const { text } = await renderedPdf(made);
    expect(text).toContain('尹智浩');
    expect(text).toContain('汉语水平考试');
    expect(text).not.toContain('□');
  });

  test('decomposed syllables are composed, control characters omitted', async () => {
    const odd = `${'윤지호'.normalize('NFD')}\u0000\u0007\u200b 끝`;
    const { text } = await renderedPdf(await make(aPdf({ parts: [letter(odd)] })));
    expect(text).toContain('윤지호 끝');
  });

  test('no Unicode text fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const bytes = await make(
          aPdf({ parts: [letter(text, text), { title: text, note: text, blocks: [] }] }),
        );
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      }),
      { numRuns: 60 },
    );
    const lone = await make(aPdf({ parts: [letter('\ud800 \udfff')] }));
    expect(lone.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('pages', () => {
  test('are A4, numbered, and never end with a title', async () => {
    const jobs = Array.from({ length: 40 }, (_, i) =>
      entry(`회사 ${i}`, '맡은 일을 적었어요.\n둘째 줄이에요.'),
    );
    const parts = Array.from({ length: 6 }, (_, i) => ({
      title: `부분 ${i}`,
      note: '',
      blocks: [{ kind: 'entries' as const, entries: jobs.slice(0, 5 + i) }],
    }));
    const { pages } = await renderedPdf(await make(aPdf({ parts })));
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) {
      expect([Math.round(page.width), Math.round(page.height)]).toEqual([595, 842]);
      const rows = page.text.split('\n');
      expect(rows.at(-1)).toContain(`${index + 1} / ${pages.length}`);
      expect(rows.at(-2)).not.toMatch(/^부분|회사 \d+$|대리$/);
      expect(Math.max(...page.words.map(({ x, width }) => x + width))).toBeLessThan(page.width - 50);
    }
  });

  test('a long text continues without losing a word and without a single line on a page', async () => {
    const texts = Array.from({ length: 2400 }, (_, i) => `단어${i}`);
    const { pages, text } = await renderedPdf(await make(aPdf({ parts: [letter(texts.join(' '))] })));
    expect(pages.length).toBeGreaterThan(2);
    expect(text.match(/단어\d+/g)).toEqual(texts);
    for (const page of pages) expect(page.text.match(/단어/g)?.length ?? 0).toBeGreaterThan(8);
  });

  test('a word longer than the line is split, not lost', async () => {
    const long = 'x'.repeat(400);
    const { text } = await renderedPdf(await make(aPdf({ parts: [letter(long)] })));
    expect(text.replaceAll(/[^x]/g, '')).toBe(long);
  });

  test('the largest possible resume takes less than the time limit', async () => {
    const jobs = Array.from({ length: 30 }, (_, i) => entry(`회사 ${i}`, '가나다 라마바 '.repeat(250)));
    const started = performance.now();
    await make(
      aPdf({
        parts: [
          { title: '경력', note: '', blocks: [{ kind: 'entries', entries: [...jobs, ...jobs] }] },
          letter('가나다 라마바사 '.repeat(2200)),
        ],
      }),
    );
    expect(performance.now() - started).toBeLessThan(8000);
  });
});

test('a document has at most fifty pages, and says that it was cut', async () => {
  const { pages } = await renderedPdf(await make(aPdf({ parts: [letter('줄\n'.repeat(6000))] })));
  expect(pages).toHaveLength(50);
  expect(pages.at(-1)?.text).toContain('여기까지만 담았어요');
});

describe('threads', () => {
  test("one member's many documents do not delay another's", async () => {
    const one = createPdfWorkers();
    const order: string[] = [];
    const ask = async (owner: string) => {
      await one.make(aPdf(), owner);
      order.push(owner);
    };
    await Promise.all([ask('greedy'), ask('greedy'), ask('greedy'), ask('modest')]);
    expect(order).toEqual(['greedy', 'modest', 'greedy', 'greedy']);
    await one.close();
  });

  test("beyond the queue's limit documents are rejected, the others are made", async () => {
    const small = createPdfWorkers({ threads: 1, maxWaiting: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => make(aPdf(), small)));
    const rejected = outcomes.filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(3);
    for (const one of rejected) expect(one).toMatchObject({ reason: expect.any(PdfWorkersBusyError) });
    await small.close();
  });

  test('a document that takes too long is aborted, and the next one is made', async () => {
    const hasty = createPdfWorkers({ timeoutMs: 400 });
    const endless = aPdf({ parts: [letter('가나 다라 '.repeat(400_000))] });
    await expect(make(endless, hasty)).rejects.toThrow(PdfWorkersBusyError);
    await hasty.close();
    const slow = createPdfWorkers({ timeoutMs: 5000 });
    const waiting = [make(aPdf(), slow), make(aPdf(), slow)];
    expect((await Promise.all(waiting)).every((bytes) => bytes.byteLength > 1000)).toBe(true);
    await slow.close();
  });

  test('closing rejects waiting documents and ends at once', async () => {
    const closing = createPdfWorkers();
    const waiting = Array.from({ length: 20 }, () => make(aPdf(), closing));
    const settled = Promise.allSettled(waiting);
    const started = performance.now();
    await closing.close();
    expect(performance.now() - started).toBeLessThan(1000);
    expect((await settled).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(15);
    await expect(make(aPdf(), closing)).rejects.toThrow(PdfWorkersBusyError);
  });

  test('an idle thread ends, and a later document starts another', async () => {
    const frugal = createPdfWorkers({ idleMs: 20 });
    await make(aPdf(), frugal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await make(aPdf(), frugal)).byteLength).toBeGreaterThan(1000);
    await frugal.close();
  });
});
