import { expect, test } from 'vitest';
import { actionOptions, actionText } from './texts.ts';

test('the filter offers the actions of every module with their labels, those of upper areas first', () => {
  const modules = actionOptions.map(({ value }) => value.split('.')[0] ?? '');
  const positions = ['reports', 'companies', 'audit'].map((name) => modules.indexOf(name));
  expect(positions.every((position) => position >= 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(actionOptions.filter(({ value, label }) => label === value || label !== actionText(value))).toEqual(
    [],
  );
});
