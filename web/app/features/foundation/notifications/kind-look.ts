import type { Icon } from '#ui/icon/create-icon.tsx';
import IconBell from '~icons/tabler/bell';

/** The icon and colour of a kind; the hues are those of the badges. */
export interface KindLook {
  icon: Icon;
  hue: 'cobalt' | 'jade' | 'ember' | 'rose' | 'ink' | 'iris';
}

const declared = import.meta.glob<Record<string, KindLook>>('../../*/*/notification-looks.ts', {
  eager: true,
  import: 'notificationLooks',
});
const looks = new Map(Object.values(declared).flatMap((ofModule) => Object.entries(ofModule)));

/** The look of a kind of notification; a kind newer than this page has a plain one. */
export const lookOf = (kind: string): KindLook => looks.get(kind) ?? { icon: IconBell, hue: 'ink' };
