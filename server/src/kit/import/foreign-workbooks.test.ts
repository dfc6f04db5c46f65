import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { genuine, isRead, outcomeOf, path, RUNS, rowsOf } from '../../../test/workbooks/foreign-workbooks.ts';
import { aZip, rawParts } from '../../../test/workbooks/workbooks.ts';
import { MalformedError } from './read-sheet.ts';

// Whatever bytes a workbook has: its rows are read, or it is rejected with a declared error, in time.

const DIRECTORY = Buffer.from('504b0102', 'hex');
const END = Buffer.from('504b0506', 'hex');
const edges = fc.constantFrom(0, 1, 2, 0x7fff, 0xfffe, 0xffff, 0x10000, 0x7fffffff, 0xfffffffe, 0xffffffff);
const anyGenuine = fc.nat(genuine.length - 1);

describe('a workbook of any bytes', () => {
  test('is read or rejected: random bytes, also between the signatures of an archive', async () => {
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    const bytes = fc.uint8Array({ maxLength: 600 });
    const property = fc.asyncProperty(
      bytes,
      fc.boolean(),
      edges,
      edges,
      async (random, isArchive, count, start) => {
        end.writeUInt16LE(count & 0xffff, 10);
        end.writeUInt32LE(random.length, 12);
        end.writeUInt32LE(start, 16);
        const file = isArchive ? Buffer.concat([DIRECTORY, random, end]) : random;
        return !(await isRead(file));
      },
    );
    await expect(fc.assert(property, RUNS)).resolves.toBeUndefined();
  });

  test('is read as before or rejected, where what is packed or its headers were changed, cut or repeated', async () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 1, max: 40 }),
      kind: fc.constantFrom('flip', 'fill', 'cut', 'repeat'),
      value: fc.integer({ min: 1, max: 255 }),
    });
    const property = fc.asyncProperty(
      anyGenuine,
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (n, all) => {
        const whole = genuine[n] as Buffer;
        const directory = whole.indexOf(DIRECTORY);
        let packed = Buffer.from(whole.subarray(0, directory));
        for (const { at, length, kind, value } of all) {
          const start = Math.floor(at * Math.max(packed.length - length, 0));
          const piece = packed.subarray(start, start + length);
          if (kind === 'flip') piece[0] = (piece[0] ?? 0) ^ value;
          if (kind === 'fill') piece.fill(value);
          if (kind === 'cut')
            packed = Buffer.concat([packed.subarray(0, start), packed.subarray(start + length)]);
          if (kind === 'repeat')
            packed = Buffer.concat([packed.subarray(0, start), piece, packed.subarray(start)]);
        }
        const rest = Buffer.from(whole.subarray(directory));
        rest.writeUInt32LE(packed.length, rest.lastIndexOf(END) + 16);
        const outcome = await outcomeOf(Buffer.concat([packed, rest]));
        return !Array.isArray(outcome) || isDeepStrictEqual(outcome, rowsOf[n]);
      },
    );
    await expect(fc.assert(property, { numRuns: 2 * RUNS.numRuns })).resolves.toBeUndefined();
  });

  test('is read or rejected, where any of its bytes were changed and its end cut off', async () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 });
    const property = fc.asyncProperty(anyGenuine, changes, fc.nat(30), async (n, all, cut) => {
      const copy = Buffer.from(genuine[n] as Buffer);
      for (const [place, value] of all) copy[place % copy.length] = value;
      await isRead(copy.subarray(0, copy.length - Math.max(0, cut - 20)));
    });
    await expect(fc.assert(property, RUNS)).resolves.toBeUndefined();
  });

  test('is rejected, where what is packed was exchanged for something of the same length', async () => {
    const [one, other] = ['1111', '2222'].map((value) =>
      aZip(rawParts({ sheet: `<sheetData><row><c><v>${value}</v></c></row></sheetData>` })),
    ) as [Buffer, Buffer];
    const [start, directory] = [other.indexOf(DIRECTORY), one.indexOf(DIRECTORY)];
    expect(start).toBe(directory);
    const exchanged = Buffer.concat([other.subarray(0, start), one.subarray(directory)]);
    expect(await outcomeOf(exchanged)).toBe(MalformedError);
  });
});

/** The fields of the headers of an archive: from the signature, and their bytes. */
const FIELDS = {
  '504b0304': [
    [4, 2],
    [6, 2],
    [8, 2],
    [14, 4],
    [18, 4],
    [22, 4],
    [26, 2],
    [28, 2],
  ],
  '504b0102': [
    [8, 2],
    [10, 2],
    [16, 4],
    [20, 4],
    [24, 4],
    [28, 2],
    [30, 2],
    [32, 2],
    [42, 4],
  ],
  '504b0506': [
    [4, 2],
    [6, 2],
    [8, 2],
    [10, 2],
    [12, 4],
    [16, 4],
    [20, 2],
  ],
} as const;

/** Where the fields of all headers of an archive are. */
function fieldsOf(bytes: Buffer): { at: number; size: number }[] {
  return Object.entries(FIELDS).flatMap(([signature, fields]) => {
    const starts: number[] = [];
    for (let at = bytes.indexOf(signature, 0, 'hex'); at >= 0; at = bytes.indexOf(signature, at + 4, 'hex'))
      starts.push(at);
    return starts.flatMap((start) => fields.map(([offset, size]) => ({ at: start + offset, size })));
  });
}

test('an archive whose headers lie about lengths, sizes, places and ways of packing is read or rejected', async () => {
  const outcomes = new Set<boolean>();
  const lies = fc.array(fc.tuple(fc.nat(), fc.oneof(edges, fc.nat(2000))), { minLength: 1, maxLength: 3 });
  const property = fc.asyncProperty(anyGenuine, lies, async (n, all) => {
    const copy = Buffer.from(genuine[n] as Buffer);
    const fields = fieldsOf(copy);
    for (const [field, value] of all) {
      const { at, size } = fields[field % fields.length] ?? { at: 0, size: 2 };
      if (size === 2) copy.writeUInt16LE(value & 0xffff, at);
      else copy.writeUInt32LE(value >>> 0, at);
    }
    outcomes.add(await isRead(copy));
  });
  await fc.assert(property, { numRuns: 3 * RUNS.numRuns });
  expect(outcomes).toEqual(new Set([true, false]));
});

test.skipIf(!existsSync('/proc/self/fd'))(
  'no workbook leaves a file open (skipped where the system has no /proc)',
  async () => {
    const open = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === path;
        } catch {
          return false;
        }
      }).length;
    await expect.poll(open).toBe(0);
  },
);
