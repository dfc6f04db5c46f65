import { chineseDistrict } from '@ieum/contract/foundation/addresses/districts-cn.ts';
import { romanDistrict } from '@ieum/contract/foundation/addresses/districts.ts';
import { defineCopy } from '#lib/format/copy.ts';

export const placeCopy = defineCopy({
  /** A city or district of a region, by its Korean names. */
  district: {
    ko: (_region: string, name: string) => name,
    en: (_region: string, name: string) => romanDistrict(name),
    cn: (region: string, name: string) => chineseDistrict(region, name),
  },
  /** Both together; the district may be unknown. */
  within: {
    ko: (region: string, district: string) => `${region} ${district}`.trim(),
    en: (region: string, district: string) => [district, region].filter(Boolean).join(', '),
    cn: (region: string, district: string) => `${region} ${district}`.trim(),
  },
});
