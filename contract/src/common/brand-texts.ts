import { defineMessages } from './text.ts';

/** The product's name, in the one place where it is written. */
export const brandMessages = defineMessages('brand', {
  name: { ko: '이음', en: 'Ieum', cn: 'Ieum' },
});
