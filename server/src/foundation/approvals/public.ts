export { defineApprovable, type Approvable } from './approvable.ts';
export { defineRemoval, type BulkRemoval } from './removal.ts';
export type { Approvals } from './request.ts';
