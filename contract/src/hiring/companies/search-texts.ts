import { defineTexts } from '../../common/text.ts';

/** The texts of this module in the search of the console. */
export const companySearchTexts = defineTexts('companySearch', {
  title: { ko: '기업', en: 'Companies', cn: '企业' },
});
