import { expect, test } from 'vitest';
import { slideLines, valuesOfVersion } from './draft.ts';

const linesWith = (image: string) =>
  slideLines(valuesOfVersion({ slides: [{ image, alt: '금요일 행사', url: null, target: null }] }).slides);

test('versions of a slide with another picture are not the same', () => {
  expect(linesWith('one')).toEqual(linesWith('one'));
  expect(linesWith('one')).not.toEqual(linesWith('another'));
});
