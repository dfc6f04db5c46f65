import { expect, test } from 'vitest';
import { actionOptions, actionText } from './texts.ts';

test('the filter offers the actions of every module with their labels, those of upper areas first', () => {
  const values = actionOptions.map(({ value }) => value);
  const modules = [...new Set(values.map((value) => value.split('.')[0]))];
  expect(modules.slice(0, 3)).toEqual(['search', 'reports', 'companies']);
  expect(modules.slice(-3)).toEqual(['hash-tags', 'audit', 'approvals']);
  expect(actionOptions.filter(({ value, label }) => label === value || label !== actionText(value))).toEqual(
    [],
  );
});
