import { messages as contract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import type { Secrets } from '#platform/crypto.ts';
import { findAddressedMessage, listMessages, listNewest } from './queries.ts';
import { optOutByLink } from './opt-out/opt-out.ts';
import { findSettings, saveSettings } from './settings.ts';
import { sendMessages } from './workbook.ts';
import {
  fromFilter,
  fromSettings,
  presentConsoleMessage,
  presentConsoleRow,
  presentMessage,
  presentSettings,
} from './wire.ts';

/** Called when a message to a member was read whole: `subjectId` is the message's. */
interface AccessedMessage {
  personId: string;
  what: 'MESSAGE';
  subjectId: string;
}

interface MessageDeps {
  isDemo: boolean;
  secrets: Secrets;
  recordReading: (ctx: Pick<Context<'member'>, 'actor' | 'caller' | 'now'>, reading: AccessedMessage) => void;
}

const OPT_OUTS = { max: 60, perSeconds: 60 };

export function messageRoutes(route: Route, { isDemo, secrets, recordReading }: MessageDeps) {
  route(contract.outbox, {
    run: async ({ db }) => {
      if (!isDemo) throw notFound();
      return { messages: (await listNewest(db)).map(presentMessage) };
    },
  });

  route(contract.findSettings, {
    run: async (ctx) => presentSettings(await findSettings(ctx), ctx.actor),
  });

  route(contract.saveSettings, {
    run: async (ctx, { body }) => {
      await saveSettings(ctx, fromSettings(body));
      return presentSettings(await findSettings(ctx), ctx.actor);
    },
  });

  route(contract.refuse, {
    limit: OPT_OUTS,
    run: async (ctx, { query }) => {
      const { channel } = await optOutByLink(ctx, secrets, query.token);
      return { channel };
    },
  });

  route(contract.list, {
    run: async ({ db, actor }, { query, headers }) => {
      const limit = readLimit(query.limit, headers.limit);
      const { rows, ...page } = await listMessages(db, { ...fromFilter(query), limit, sort: headers.sort });
      const isDisclosed = mayUse(actor.role, 'members.disclose');
      return { messages: rows.map((row) => presentConsoleRow(row, isDisclosed)), ...page };
    },
  });

  route(contract.export, {
    run: async (ctx, { query: { reason, ...query }, headers: { sort } }, { reply }) =>
      sendMessages(ctx, reply, { filter: fromFilter(query), sort, reason }),
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const message = await findAddressedMessage(ctx.db, params._message);
      if (!message) throw notFound();
      const { id, userId } = message.message;
      const isDisclosed = mayUse(ctx.actor.role, 'members.disclose');
      if (userId && isDisclosed) recordReading(ctx, { personId: userId, what: 'MESSAGE', subjectId: id });
      return { message: presentConsoleMessage(message, isDisclosed) };
    },
  });
}
