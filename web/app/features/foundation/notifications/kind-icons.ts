import type { InboxKind } from '@ieum/contract/foundation/notifications/enums.ts';
import type { Icon } from '@tabler/icons-react';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFlagOff from '@tabler/icons-react/dist/esm/icons/IconFlagOff.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';

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
