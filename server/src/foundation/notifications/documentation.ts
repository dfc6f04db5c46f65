import * as inbox from '@ieum/contract/foundation/notifications/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    inbox: "The caller's notifications.",
  },
  schemas: [inbox],
  parameters: {
    _item: 'Id of a notification.',
  },
};
