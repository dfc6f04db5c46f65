import { defineTexts } from '../../common/text.ts';

/** What the search of the console shows of this module. */
export const companySearchTexts = defineTexts('companySearch', {
  title: { ko: '기업', en: 'Companies', cn: '企业' },
});
