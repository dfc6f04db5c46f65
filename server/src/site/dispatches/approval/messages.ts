import { z } from 'zod';
import { messageChannels } from '@ieum/contract/foundation/messages/enums.ts';
import { ADDRESSEES_MAX } from '@ieum/contract/site/dispatches/enums.ts';
import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import { defineApprovable } from '#foundation/approvals/public.ts';
import { GroupDraft } from '@ieum/contract/site/dispatches/drafts.ts';
import { listAddressees } from '../addressees.ts';
import { groupFacts, messageFacts } from './facts.ts';
import { dispatch } from '../dispatch.ts';
import { dispatchToGroup } from '../group/dispatch-group.ts';
import { fromGroup } from '../wire.ts';

const StoredDispatch = z.object({
  channel: z.enum(messageChannels),
  addressees: z.array(z.string()).max(ADDRESSEES_MAX),
  subject: z.string().optional(),
  body: z.string(),
  isAdvertising: z.boolean(),
  key: z.string().optional(),
});

/** A message to many members. It is sent in the name of the administrator who wrote it. */
export const massMessage = defineApprovable({
  kind: 'messages.send',
  right: 'messages.write',
  schema: StoredDispatch,
  summaryOf: ({ channel, addressees }) => ({
    message: channel === 'SMS' ? m.sendSms : m.sendEmail,
    values: { count: addressees.length },
  }),
  detailOf: ({ subject, body }) => [subject, body].filter(Boolean).join('\n\n'),
  factsOf: messageFacts,
  check: (ctx, { addressees }) => listAddressees(ctx.db, addressees),
  run: async (ctx, draft, requester) => void (await dispatch(ctx, draft, requester)),
});

/** A message to a group; who belongs to it is decided when it is approved. */
export const groupMessage = defineApprovable({
  kind: 'messages.sendGroup',
  right: 'messages.write',
  schema: z.object({ draft: GroupDraft, count: z.number() }),
  summaryOf: ({ draft, count }) => ({
    message: draft.channel === 'SMS' ? m.sendSms : m.sendEmail,
    values: { count },
  }),
  detailOf: ({ draft: { subject, content } }) => [subject, content].filter(Boolean).join('\n\n'),
  factsOf: (db, { draft }) => groupFacts(db, draft),
  check: async () => undefined,
  run: async (ctx, { draft: { reason: _, ...draft } }, requester) =>
    void (await dispatchToGroup(ctx, fromGroup(draft), requester)),
});
