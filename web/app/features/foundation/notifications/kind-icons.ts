import type { InboxKind } from '@ieum/contract/foundation/notifications/enums.ts';
import type { Icon } from '#ui/icon/create-icon.tsx';
import IconAlarm from '~icons/tabler/alarm';
import IconBuilding from '~icons/tabler/building';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconEye from '~icons/tabler/eye';
import IconFlagOff from '~icons/tabler/flag-off';
import IconSend from '~icons/tabler/send';
import IconSpeakerphone from '~icons/tabler/speakerphone';
import IconUserMinus from '~icons/tabler/user-minus';
import IconUserPlus from '~icons/tabler/user-plus';

/** How a kind looks; the hues are those of the badges. */
export interface KindLook {
  icon: Icon;
  hue: 'cobalt' | 'jade' | 'ember' | 'rose' | 'ink' | 'iris';
}

const look = (icon: Icon, hue: KindLook['hue']): KindLook => ({ icon, hue });

export const kindLooks: Record<InboxKind, KindLook> = {
  APPLICATION_RECEIVED: look(IconSend, 'cobalt'),
  APPLICATION_VIEWED: look(IconEye, 'cobalt'),
  APPLICATION_REVIEWING: look(IconEye, 'iris'),
  APPLICATION_MEETING: look(IconCalendarEvent, 'iris'),
  APPLICATION_ACCEPTED: look(IconCircleCheck, 'jade'),
  APPLICATION_CLOSED: look(IconFlagOff, 'ink'),
  RECRUITMENT_CANCELED: look(IconFlagOff, 'rose'),
  RECRUITMENT_FINISHED: look(IconFlagOff, 'ink'),
  LIKE_CLOSING: look(IconAlarm, 'ember'),
  DRAFT_CLOSING: look(IconAlarm, 'ember'),
  APPLICANT_NEW: look(IconUserPlus, 'cobalt'),
  APPLICANT_REVOKED: look(IconUserMinus, 'ink'),
  RECRUITMENT_ENDED: look(IconFlagOff, 'ink'),
  COMPANY_APPROVED: look(IconCircleCheck, 'jade'),
  COMPANY_REJECTED: look(IconBuilding, 'rose'),
  COMPANY_WAITING: look(IconBuilding, 'ember'),
  COMPANY_WAITING_AGAIN: look(IconBuilding, 'ember'),
  RECRUITMENT_BLOCKED: look(IconFlagOff, 'rose'),
  RECRUITMENT_LIFTED: look(IconCircleCheck, 'jade'),
  RECRUITMENT_REMOVED: look(IconFlagOff, 'rose'),
  RECRUITMENT_CLOSED_BY_CONSOLE: look(IconFlagOff, 'ink'),
  RECRUITMENT_CANCELED_BY_CONSOLE: look(IconFlagOff, 'rose'),
  BLOCK_ANSWERED: look(IconSend, 'ember'),
  ACCOUNT_SUSPENDED: look(IconBuilding, 'rose'),
  ACCOUNT_RESUMED: look(IconCircleCheck, 'jade'),
  ADVERTISING_AGREED: look(IconSpeakerphone, 'cobalt'),
  ADVERTISING_REFUSED: look(IconSpeakerphone, 'ink'),
  ADVERTISING_KEPT: look(IconSpeakerphone, 'ink'),
};
