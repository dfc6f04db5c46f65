import type { companyNotificationTitles as titles } from '@ieum/contract/hiring/companies/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconBuilding from '~icons/tabler/building';
import IconCircleCheck from '~icons/tabler/circle-check';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  COMPANY_APPROVED: { icon: IconCircleCheck, hue: 'jade' },
  COMPANY_REJECTED: { icon: IconBuilding, hue: 'rose' },
  COMPANY_WAITING: { icon: IconBuilding, hue: 'ember' },
  COMPANY_WAITING_AGAIN: { icon: IconBuilding, hue: 'ember' },
};
