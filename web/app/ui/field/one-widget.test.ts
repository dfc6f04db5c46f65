import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const features = join(import.meta.dirname, '../../features');

interface Control {
  pattern: RegExp;
  /** Where a feature has a control of its own, and why; the record on widgets has the others. */
  exceptions?: Readonly<Record<string, string>>;
}

const CONTROLS: Readonly<Record<string, Control>> = {
  'a select': {
    pattern: /<select\b/,
    exceptions: {
      'site/shell/menus/language-select.tsx': 'lies invisibly over an icon and the code of the language',
    },
  },
  'radio buttons': { pattern: /type="radio"/ },
  'a check box': { pattern: /type="checkbox"/ },
  'a role of a check box, a radio button or a switch': {
    pattern: /role="(checkbox|radio|switch)"/,
    exceptions: {
      'hiring/applicants/select-avatar-button.tsx':
        'the avatar is the box, and takes the whole range by Shift',
    },
  },
  'an input whose type is computed': {
    pattern: /\stype=\{/,
    exceptions: {
      'hiring/recruitments/filters/filter-choice.tsx':
        'the `Choice` of the record, which works without scripts',
    },
  },
  'a slider': { pattern: /type(=|: )["']range["']|role="slider"/ },
  'a search field': {
    pattern: /type="search"/,
    exceptions: {
      'site/search/suggestions/suggest-field.tsx':
        'the `SuggestField` of the record, a combobox of this type',
    },
  },
  'a combobox': {
    pattern: /role="combobox"/,
    exceptions: {
      'site/search/suggestions/suggest-field.tsx': 'the `SuggestField` of the record',
      'site/console-search/palette.tsx': 'chooses screens, actions and rows in groups, and fills no field',
    },
  },
  'a one-time code': {
    pattern: /one-time-code/,
    exceptions: {
      'account/auth/login/login-card.tsx': 'takes the code of an app or a longer recovery code',
      'account/second-factors/one-field-form.tsx': 'the same, or a password',
    },
  },
  'a file': {
    pattern: /type="file"/,
    exceptions: {
      'foundation/files/rich-text/rich-text.tsx': 'hidden behind a button of the toolbar',
      'hiring/resumes/editor/photo-field.tsx': 'hidden behind the portrait, where no area for dropping fits',
    },
  },
  'text of several lines': { pattern: /<textarea/ },
  'a dialog': { pattern: /<dialog/ },
  progress: { pattern: /<(progress|meter)\b/ },
  'a day or a time': { pattern: /type="(date|time|datetime-local|month|week)"/ },
  'a colour': { pattern: /type="color"/ },
  'a hook of Mantine': { pattern: /@mantine\/hooks/ },
};

const sources = globSync('**/*.tsx', { cwd: features })
  .filter((path) => !path.endsWith('.test.tsx'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(features, path), 'utf8') }));

const using = (pattern: RegExp, texts: readonly { path: string; text: string }[]) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('one widget for each purpose', () => {
  test.each(Object.entries(CONTROLS))(
    'features use the widget of ui instead of %s',
    (_, { pattern, exceptions = {} }) => {
      expect(sources.length).toBeGreaterThan(500);
      expect(using(pattern, sources).toSorted()).toEqual(Object.keys(exceptions).toSorted());
    },
  );

  test.each([
    ['a select', '<select aria-label="x">'],
    ['a check box', '<input type="checkbox" />'],
    ['an input whose type is computed', '<input type={isOne ? "radio" : "checkbox"} />'],
    ['a slider', "const range = { type: 'range' };"],
    ['a one-time code', '<TextField autoComplete="one-time-code" />'],
    ['progress', '<progress value={1} />'],
    ['a day or a time', '<input type="month" />'],
  ])('%s of a feature would be found', (name, text) => {
    expect(using(CONTROLS[name]?.pattern ?? /^$/, [{ path: 'one.tsx', text }])).toEqual(['one.tsx']);
    expect(
      using(CONTROLS[name]?.pattern ?? /./, [{ path: 'one.tsx', text: '<SelectField data-type={1} />' }]),
    ).toEqual([]);
  });
});
