import { defineTexts } from './text.ts';

/** The product's name; it is written nowhere else. */
export const brandTexts = defineTexts('brand', {
  name: { ko: '이음', en: 'Ieum', cn: 'Ieum' },
});
