export { defineApprovable, type Approvable } from './approvable.ts';
export type { Approvals } from './request.ts';
