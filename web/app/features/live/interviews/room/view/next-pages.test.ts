import { expect, test } from 'vitest';
import { nextPages } from './next-pages.ts';

const interviewee = { _id: 'u1', name: '김지원', _application: 'a1', _recruitment: 'r1' };
const pathsOf = (...input: Parameters<typeof nextPages>) => nextPages(...input).map(({ to }) => to);

test('after an interview each goes on to the own pages', () => {
  expect(pathsOf({ role: 'HOST', interviewees: [interviewee] }, true)).toEqual([
    '/dashboard/recruitments/r1/kanban',
    '/dashboard/interviews',
  ]);
  expect(pathsOf({ role: 'HOST', interviewees: [] }, true)).toEqual(['/dashboard/interviews']);
  expect(pathsOf({ role: 'HOST', interviewees: [interviewee] }, false)).toEqual(['/dashboard/interview']);
  expect(pathsOf({ role: 'INTERVIEWEE', interviewees: [] }, false)).toEqual(['/dashboard/applied']);
  expect(pathsOf({ role: 'GUEST', interviewees: [] }, false)).toEqual([]);
});
