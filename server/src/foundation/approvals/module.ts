import { auditActions } from '@ieum/contract/foundation/approvals/audit-texts.ts';
import { defineModule } from '#module.ts';
import { expireRequests } from './decide.ts';
import { approvalNotifications } from './notifications.ts';
import { createApprovals } from './request.ts';
import { approvalRoutes, approverRoutes, type ApprovalDeps } from './routes.ts';
import { waitingApprovals } from './waiting.ts';

/** Acts that cannot be taken back and need a second administrator; the modules declare their kinds. */
export const approvalsModule = (deps: ApprovalDeps) =>
  defineModule({
    name: 'approvals',
    documentation: async () => (await import('./documentation.ts')).documentation,
    services: { approvals: createApprovals(deps.notifier) },
    audit: auditActions,
    register: ({ route }) => {
      approverRoutes(route);
      approvalRoutes(route, deps);
    },
    jobs: [
      {
        name: 'expire-approvals',
        cron: '5 * * * *',
        transaction: 'write',
        run: (work) => expireRequests(work, deps.notifier),
      },
    ],
    notifications: approvalNotifications,
    waiting: [waitingApprovals],
    tables: { approval_requests: 'none' },
  });
