import { defineTexts } from './text.ts';

/** The product's name; where no sentence contains it. */
export const brandTexts = defineTexts('brand', {
  name: { ko: '이음', en: 'Ieum', cn: 'Ieum' },
});
