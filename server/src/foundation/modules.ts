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
import type { AddModule, ModuleDeps } from '#module-deps.ts';

/** Creates the modules of the area; returns their services for the areas above. */
export function createFoundation(add: AddModule, ports: ModuleDeps) {
  const withAudit = { ...ports, ...add(auditModule(ports)) };
  const withFiles = { ...withAudit, ...add(filesModule(withAudit)) };
  add(settingsModule(withFiles));
  add(savedViewsModule());
  add(addressesModule(withFiles));
  add(messagesModule(withFiles));
  const withNotifications = { ...withFiles, ...add(notificationsModule(withFiles)) };
  const withApprovals = { ...withNotifications, ...add(approvalsModule(withNotifications)) };
  const withPublishing = { ...withApprovals, ...add(publishingModule(withApprovals)) };
  add(importsModule(withPublishing));
  add(hashTagsModule(withPublishing));
  return withPublishing;
}
export type Foundation = ReturnType<typeof createFoundation>;
