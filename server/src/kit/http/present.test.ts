import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listOf, rowsOf } from '@ieum/contract/common/schemas.ts';
import { createPresenter } from './present.ts';

const Row = z.object({
  _id: z.string().max(4),
  name: z.string().min(2).max(3),
  email: z.email(),
  count: z.int().max(5).nullable(),
});
const row = { _id: 'one', name: 'abc', email: 'a@b.kr', count: 1 };
const List = listOf('rows', Row);

function presenter() {
  const unfit: Error[] = [];
  return { present: createPresenter((error) => unfit.push(error)), unfit };
}

describe('a response', () => {
  test('contains what its schema declares and nothing else', () => {
    const { present } = presenter();
    const answer = present(List, { rows: [{ ...row, secret: 1 }], count: 1, next: null, secret: 1 });
    expect(answer).toEqual({ rows: [row], count: 1, next: null });
  });

  test('is never rejected for a length, a range or a format, which are checked on writing', () => {
    const { present, unfit } = presenter();
    const odd = { _id: 'x'.repeat(99), name: 'x'.repeat(999), email: 'no address', count: 99.5 };
    expect(present(z.object({ row: Row }), { row: odd })).toEqual({ row: odd });
    expect(present(List, { rows: [odd], count: 1, next: 'n'.repeat(9999) })).toMatchObject({ rows: [odd] });
    expect(unfit).toEqual([]);
  });

  test('contains the rows of a list that fit; any other is reported by its id and path, without its values', () => {
    const { present, unfit } = presenter();
    const broken = { ...row, _id: 'two', name: null, email: 'secret@b.kr' };
    const answer = present(List, { rows: [row, broken, { ...row, _id: 'six' }], count: 3, next: 'more' });
    expect(answer).toEqual({ rows: [row, { ...row, _id: 'six' }], count: 3, next: 'more' });
    expect(unfit.map(({ message }) => message)).toEqual([
      'row two does not fit its schema: name: invalid_type',
    ]);
    expect(JSON.stringify(unfit)).not.toContain('secret@b.kr');
  });

  test('treats the columns of a board the same way', () => {
    const { present } = presenter();
    const Board = z.object({ board: z.record(z.enum(['a', 'b']), z.object({ cards: rowsOf(Row) })) });
    const board = { a: { cards: [{}, row] }, b: { cards: [row] } };
    expect(present(Board, { board })).toEqual({ board: { a: { cards: [row] }, b: { cards: [row] } } });
  });

  test('with a single object fails as a whole: a part of it might be saved again', () => {
    const { present, unfit } = presenter();
    const Detail = z.object({ detail: z.object({ parts: z.array(Row) }) });
    expect(() => present(Detail, { detail: { parts: [row, { ...row, name: null }] } })).toThrow(z.ZodError);
    expect(unfit).toEqual([]);
  });

  test('preserves choices, defaults, tuples and alternatives as they are declared', () => {
    const { present } = presenter();
    const Mixed = z.object({
      kind: z.enum(['A', 'B']),
      span: z.tuple([z.string().max(1).nullable(), z.string().nullable()]),
      either: z.union([z.object({ a: z.string() }), z.object({ b: z.literal('x') })]),
      some: z.string().max(1).default('none'),
      free: z
        .string()
        .nullable()
        .transform((value) => value ?? '')
        .pipe(z.string().max(1)),
    });
    const input = { kind: 'A', span: ['ab', null], either: { b: 'x' }, free: 'long' };
    expect(present(Mixed, input)).toEqual({ ...input, some: 'none' });
    expect(() => present(Mixed, { ...input, kind: 'C' })).toThrow(z.ZodError);
  });
});
