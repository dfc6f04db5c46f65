import { defineTexts } from './text.ts';

/** The product's name, in the one place where it is written. */
export const brandTexts = defineTexts('brand', {
  name: { ko: '이음', en: 'Ieum', cn: 'Ieum' },
});
