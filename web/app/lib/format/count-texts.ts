import { defineCopy } from './copy.ts';
import { withPlural } from './english-plural.ts';

/** A count with its unit, for screen readers and wherever a number alone would not say what it counts. */
export const countTexts = defineCopy({
  people: {
    ko: (n: number | string) => `${n}명`,
    en: (n: number | string) => withPlural(n, 'person', 'people'),
    cn: (n: number | string) => `${n}人`,
  },
  companies: {
    ko: (n: number | string) => `${n}곳`,
    en: (n: number | string) => withPlural(n, 'company', 'companies'),
    cn: (n: number | string) => `${n}家`,
  },
  rows: {
    ko: (n: number | string) => `${n}건`,
    en: (n: number | string) => withPlural(n, 'entry', 'entries'),
    cn: (n: number | string) => `${n}条`,
  },
});
