import type { WholeBusiness } from '@ieum/contract/foundation/settings/business.ts';
import { settingTexts } from '@ieum/contract/foundation/settings/texts.ts';
import { settings } from '#foundation/settings/tables.ts';
import type { Db } from '#kit/context.ts';

/** Numbers of zeros, because the centre of the demonstration is not registered anywhere. */
const business: WholeBusiness = {
  name: settingTexts.businessName.text,
  representative: { ko: '한서우', en: 'Han Seo-woo', cn: '韩舒宇' },
  address: { ko: '서울특별시 강남구', en: 'Gangnam-gu, Seoul, Korea', cn: '韩国首尔特别市江南区' },
  hours: {
    ko: '평일 09:00 ~ 18:00, 점심 12:00 ~ 13:00',
    en: 'weekdays 09:00 – 18:00, lunch 12:00 – 13:00 KST',
    cn: '工作日 09:00 ~ 18:00，午休 12:00 ~ 13:00',
  },
  registrationNumber: '000-00-00000',
  mailOrderNumber: '제0000-서울강남-00000호',
  phone: '02-000-0000',
  email: '',
};

/** Writes the business that runs the demonstration, as its footer shows it. */
export async function seedBusiness(db: Db): Promise<void> {
  await db.insert(settings).values({ id: 1, business }).onConflictDoNothing();
}
