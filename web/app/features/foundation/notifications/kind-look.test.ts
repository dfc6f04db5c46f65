import { listNotificationKinds } from '@ieum/contract/foundation/notifications/kinds.ts';
import { expect, test } from 'vitest';
import { lookOf } from './kind-look.ts';

import.meta.glob('../../../../../contract/src/*/*/notification-texts.ts', { eager: true });

test("every kind of notification has a look in its module's file", () => {
  const plain = lookOf('A_KIND_OF_TOMORROW');
  expect(listNotificationKinds().filter((kind) => lookOf(kind).icon === plain.icon)).toEqual([]);
  expect(listNotificationKinds().length).toBeGreaterThan(20);
});
