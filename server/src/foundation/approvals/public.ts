export { defineApprovable, type Approvable, type Fact } from './approvable.ts';
export { defineRemoval, type BulkRemoval } from './removal.ts';
export type { Approvals } from './request.ts';
