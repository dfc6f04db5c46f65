import { defineCopy } from '#lib/format/copy.ts';

/** The hint about the fields that a search for recruitments reads, the same in every search field. */
export const hintCopy = defineCopy({
  search: {
    ko: '직무, 기업, 지역, 고용 형태',
    en: 'Job, company, region, job type',
    cn: '职位、企业、地区、雇佣类型',
  },
});
