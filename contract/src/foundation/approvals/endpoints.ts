import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { rights } from '../../common/rights.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { Id, listOf, listPart, text } from '../../common/schemas.ts';
import { approvalStates } from './enums.ts';
import { approvalPaths } from './paths.ts';
import { approvalTexts as m } from './texts.ts';

// Acts that cannot be taken back are done only after a second administrator has approved them, where there is one.

const Stamp = z.string().max(40);
const Name = z.object({ name: z.string().max(100) });

/** A request of one administrator to the others. */
export const ApprovalRequest = z.object({
  _id: z.string().max(64),
  /** The act, for example `messages.send`. */
  kind: z.string().max(60),
  /** The same in words, in the reader's language. */
  summary: z.string().max(300),
  state: z.enum(approvalStates),
  reason: z.string().max(bounds.reason),
  requester: Name,
  /** The caller may decide: another administrator with the rights for this kind. */
  mayDecide: z.boolean(),
  decision: z.object({ by: Name, reason: z.string().max(bounds.reason), at: Stamp }).nullable(),
  /** The result of the act, where it did not do everything that was requested. */
  outcome: z.string().max(1000).nullable(),
  createdAt: Stamp,
  expiresAt: Stamp,
});
export type ApprovalRequest = z.infer<typeof ApprovalRequest>;

/** A named value of what is requested, in the reader's language. */
const ApprovalFact = z.object({ name: z.string().max(100), value: z.string().max(1000) });
export type ApprovalFact = z.infer<typeof ApprovalFact>;

/** The same with its content; null and empty once it is decided or expired. */
export const WholeApprovalRequest = ApprovalRequest.extend({
  facts: z.array(ApprovalFact).max(20),
  detail: z
    .string()
    .max(bounds.emailContent + bounds.emailSubject + 10)
    .nullable(),
});
export type WholeApprovalRequest = z.infer<typeof WholeApprovalRequest>;

const ById = z.object({ _approval: Id });
const whole = z.object({ approval: WholeApprovalRequest });

export const approvals = endpointsOf('approvals', {
  /** Without one, an act above its limit is done at once, and recorded with its reason. */
  findApprovers: endpoint({
    ...approvalPaths.findApprovers,
    summary: 'Whether another administrator could approve an act of the caller',
    query: z.strictObject({ right: z.enum(rights, c.unknownValue.key) }),
    response: z.object({ hasApprovers: z.boolean() }),
  }),
  /** Newest first. */
  list: endpoint({
    ...approvalPaths.list,
    summary: 'List the requests for approval',
    query: z.strictObject({ ...listPart, state: z.enum(approvalStates).optional() }),
    response: listOf('approvals', ApprovalRequest),
  }),
  find: endpoint({
    ...approvalPaths.find,
    summary: 'Read a request for approval',
    params: ById,
    response: whole,
  }),
  /** Does the act as it was requested; 409 once it is decided or expired. Nobody approves their own request. */
  approve: endpoint({
    ...approvalPaths.approve,
    summary: 'Approve a request, which does what it asks for',
    params: ById,
    body: z.object({ reason: text(bounds.reason, m.reasonRequired.key) }),
    response: whole,
  }),
  reject: endpoint({
    ...approvalPaths.reject,
    summary: 'Reject a request',
    params: ById,
    body: z.object({ reason: text(bounds.reason, m.reasonRequired.key) }),
    response: whole,
  }),
});
