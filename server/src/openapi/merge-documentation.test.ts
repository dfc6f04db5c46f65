import { expect, test } from 'vitest';
import { mergeDocumentation } from './merge-documentation.ts';

const of = (parameters: Record<string, string>) => ({ groups: {}, schemas: [], parameters });

test('two modules describe a parameter in the same words or not at all', () => {
  const one = of({ _row: 'Id of a row.' });
  expect(mergeDocumentation([one, one]).parameters).toMatchObject({ _row: 'Id of a row.' });
  expect(() => mergeDocumentation([one, of({ _row: 'Another.' })])).toThrow('_row is described twice');
  expect(() => mergeDocumentation([of({ limit: 'Another.' })])).toThrow('limit is described twice');
});
