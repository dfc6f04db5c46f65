import type { Business, WholeBusiness } from '@ieum/contract/foundation/settings/business.ts';
import { settingTexts as m } from '@ieum/contract/foundation/settings/texts.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { SettingRow } from './tables.ts';

const none = { ko: '', en: '', cn: '' };

/** The business of an installation that nobody has edited: no number that could be taken for a registered one. */
export const defaultBusiness: WholeBusiness = {
  name: m.businessName.text,
  representative: none,
  address: none,
  hours: none,
  registrationNumber: '',
  mailOrderNumber: '',
  phone: '',
  email: '',
};

/** The business that runs the site, in one language; where a text is missing, in Korean. */
export function businessOf({ business }: Pick<SettingRow, 'business'>, locale: Locale): Business {
  const whole = business ?? defaultBusiness;
  const inLocale = (text: Record<Locale, string>) => text[locale] || text.ko;
  return {
    ...whole,
    name: inLocale(whole.name),
    representative: inLocale(whole.representative),
    address: inLocale(whole.address),
    hours: inLocale(whole.hours),
  };
}
