import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type {
  CollectedRow,
  CollectedSection,
  CollectionSubject,
  CollectionWork,
} from '#kit/data-collection.ts';
import { pageOf } from './page.ts';

/**
 * The archive as a stream: neither the rows nor a file are ever in memory as a whole, and each is read when
 * the storage takes it.
 */
export const archiveOf = (
  work: CollectionWork,
  subject: CollectionSubject,
  sections: readonly CollectedSection[],
): Readable => Readable.fromWeb(makeZip(entriesOf(work, subject, sections)) as ReadableStream<Uint8Array>);

async function* entriesOf(
  work: CollectionWork,
  subject: CollectionSubject,
  sections: readonly CollectedSection[],
) {
  const lastModified = work.now;
  yield { name: 'index.html', lastModified, input: pageOf(work, subject, sections) };
  for (const { name, rows } of sections)
    yield { name: `${name}.json`, lastModified, input: jsonOf(rows(work, subject)) };
  let number = 0;
  for (const { files } of sections) {
    for await (const { name, open } of files?.(work, subject) ?? []) {
      const input = await open();
      number += 1;
      if (input) yield { name: `files/${number}-${safeName(name)}`, lastModified, input };
    }
  }
}

/** An array of rows, one on each line. */
async function* jsonOf(rows: AsyncIterable<CollectedRow>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
const safeName = (name: string) => name.toWellFormed().replace(UNSAFE, '_');
