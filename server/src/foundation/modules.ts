import { auditModule } from './audit/module.ts';
import { filesModule } from './files/module.ts';
import { settingsModule } from './settings/module.ts';
import { savedViewsModule } from './saved-views/module.ts';
import { addressesModule } from './addresses/module.ts';
import { messagesModule } from './messages/module.ts';
import { notificationsModule } from './notifications/module.ts';
import { approvalsModule } from './approvals/module.ts';
import { publishingModule } from './publishing/module.ts';
import { importsModule } from './imports/module.ts';
import { hashTagsModule } from './hash-tags/module.ts';
import type { Add, ModuleDeps } from '#add-module.ts';

/** Creates the modules of the area; returns their services for the areas above. */
export function createFoundation(add: Add, ports: ModuleDeps) {
  const recorded = { ...ports, ...add(auditModule(ports)) };
  const stored = { ...recorded, ...add(filesModule(recorded)) };
  add(settingsModule(stored));
  add(savedViewsModule());
  add(addressesModule(stored));
  add(messagesModule(stored));
  const notified = { ...stored, ...add(notificationsModule(stored)) };
  const approved = { ...notified, ...add(approvalsModule(notified)) };
  const published = { ...approved, ...add(publishingModule(approved)) };
  add(importsModule(published));
  add(hashTagsModule(published));
  return published;
}
export type Foundation = ReturnType<typeof createFoundation>;
