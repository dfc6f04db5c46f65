import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../../features');

/** Where a feature has a control of its own, and why: the record on widgets has the others. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  'type="radio"': [],
  // A combobox, which only shares its type with a search field.
  'type="search"': ['site/search/suggestions/suggest-field.tsx'],
  '<textarea': [],
  '<dialog': [],
  'type="date"': [],
  'type="time"': [],
  'type="datetime-local"': [],
  '@mantine/hooks': [],
};

const sources = globSync('**/*.tsx', { cwd: features })
  .filter((path) => !path.endsWith('.test.tsx'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(features, path), 'utf8') }));

test.each(Object.entries(EXCEPTIONS))(
  'features use the widget of ui instead of %s',
  (control, exceptions) => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.filter(({ text }) => text.includes(control)).map(({ path }) => path);
    expect(found).toEqual(exceptions);
  },
);
