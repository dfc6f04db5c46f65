import { dispatches as contract } from '@ieum/contract/site/dispatches/endpoints.ts';
import { APPROVAL_ABOVE } from '@ieum/contract/site/dispatches/enums.ts';
import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import type { Approvals } from '#foundation/approvals/public.ts';
import type { Context } from '#kit/context.ts';
import { invalidAt, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { findMessage, presentConsoleRow } from '#foundation/messages/public.ts';
import { groupMessage, massMessage } from './approval/messages.ts';
import { dispatch, type WrittenDispatch } from './dispatch.ts';
import { dispatchToGroup } from './group/dispatch-group.ts';
import { countStates, findDispatch, findMessageTo, readSenderName, stopWaitingOf } from './figures.ts';
import { countGroup, listFirst } from './group/group.ts';
import { sendsForTheCentre } from './policy.ts';
import { retryMessage } from './retry.ts';
import { reviseMessage } from './revise-message.ts';
import { tryMessage } from './try-message.ts';
import { presentKind, showSample, trySample, type MailDeps } from './sample-mails.ts';
import { moveMessage, stopWaiting } from './scheduled-messages.ts';
import type { DispatchRow } from './tables.ts';
import {
  fromAny,
  fromConditions,
  fromEmail,
  fromGroup,
  fromMessage,
  presentCreated,
  presentDispatch,
  presentFigures,
  presentGroup,
  presentWaiting,
  stateOf,
} from './wire.ts';

export interface DispatchDeps extends MailDeps {
  approvals: Approvals;
}

const SENDINGS = { max: 30, perSeconds: 600, by: 'actor' } as const;
const PREVIEWS = { max: 120, perSeconds: 600, by: 'actor' } as const;
const RETRIES = { max: 120, perSeconds: 600, by: 'actor' } as const;

export function dispatchRoutes(route: Route, deps: DispatchDeps) {
  sampleRoutes(route, deps);
  figureRoutes(route);
  groupRoutes(route, deps);
  waitingRoutes(route);
  /** Above the limit the message is stored as a request for approval instead, where somebody can approve it. */
  const send = async (ctx: Context<'console'>, draft: WrittenDispatch, reason: string) => {
    const addressees = [...new Set(draft.addressees)];
    if (addressees.length > APPROVAL_ABOVE) {
      const parameters = { ...draft, addressees };
      const request = await deps.approvals.ask(ctx, massMessage, { parameters, reason, key: draft.key });
      if (request) return { sent: null, approval: presentWaiting(request.id) };
    }
    const row = await dispatch(ctx, draft);
    return { sent: presentDispatch(row, stateOf(await countStates(ctx.db, row))), approval: {} };
  };

  route(contract.sendMessage, {
    limit: SENDINGS,
    run: async (ctx, { body: { reason, ...body } }) => {
      const { sent, approval } = await send(ctx, fromMessage(body), reason);
      return { message: sent, ...approval };
    },
  });

  route(contract.sendEmail, {
    limit: SENDINGS,
    run: async (ctx, { body: { reason, ...body } }) => {
      const { sent, approval } = await send(ctx, fromEmail(body), reason);
      return { email: sent, ...approval };
    },
  });

  route(contract.create, {
    limit: SENDINGS,
    run: async (ctx, { body: { reason, ...body } }) => {
      const { sent, approval } = await send(ctx, fromAny(body), reason);
      if (!sent) return { message: null, ...approval };
      return presentCreated(sent, await findMessageTo(ctx.db, sent._id, body.addressees[0])); // wire spelling
    },
  });
}

function groupRoutes(route: Route, { approvals }: DispatchDeps) {
  const present = async ({ db }: Pick<Context, 'db'>, row: DispatchRow) => ({
    dispatch: presentDispatch(row, stateOf(await countStates(db, row))),
  });

  route(contract.sendToGroup, {
    limit: SENDINGS,
    run: async (ctx, { body: { reason, ...draft } }) => {
      const { group, channel, key } = draft;
      const { isAdvertising } = draft;
      const asked = { channel, group: fromConditions(group), isAdvertising };
      const { count, unreachable, withoutConsent } = await countGroup(ctx.db, asked);
      if (count > 0 && unreachable + withoutConsent === count) throw invalidAt('group', m.groupUnreachable);
      if (count > APPROVAL_ABOVE) {
        const parameters = { draft: { ...draft, reason: '' }, count };
        const request = await approvals.ask(ctx, groupMessage, { parameters, reason, key });
        if (request) return { dispatch: null, ...presentWaiting(request.id) };
      }
      return present(ctx, await dispatchToGroup(ctx, fromGroup(draft)));
    },
  });

  route(contract.previewGroup, {
    limit: PREVIEWS,
    run: async ({ db }, { body }) => {
      const asked = { ...body, group: fromConditions(body.group) };
      const [size, first] = await Promise.all([countGroup(db, asked), listFirst(db, asked)]);
      return { group: presentGroup(size, { first, channel: body.channel }) };
    },
  });

  route(contract.tryText, {
    limit: SENDINGS,
    run: async (ctx, { body: { content, ...same } }) =>
      present(ctx, await tryMessage(ctx, { ...same, body: content })),
  });
}

/** Administrators who may write messages may see what is in them. */
const presentWritten = (row: Parameters<typeof presentConsoleRow>[0]) => presentConsoleRow(row, true);

function waitingRoutes(route: Route) {
  route(contract.revise, {
    limit: RETRIES,
    subject: ({ db }, { params }) => findMessage(db, params._message),
    policy: sendsForTheCentre,
    run: async (ctx, { body }, before) => ({
      message: presentWritten(await reviseMessage(ctx, before, body)),
    }),
  });

  route(contract.setTime, {
    limit: RETRIES,
    subject: ({ db }, { params }) => findMessage(db, params._message),
    policy: sendsForTheCentre,
    run: async (ctx, { body }, before) => ({
      message: presentWritten(await moveMessage(ctx, before, new Date(body.leavesAt))),
    }),
  });

  route(contract.stop, {
    limit: RETRIES,
    subject: ({ db }, { params }) => findMessage(db, params._message),
    policy: sendsForTheCentre,
    run: async (ctx, _input, before) => ({ message: presentWritten(await stopWaiting(ctx, before)) }),
  });

  route(contract.retry, {
    limit: RETRIES,
    subject: ({ db }, { params }) => findMessage(db, params._message),
    policy: sendsForTheCentre,
    run: async (ctx, _input, before) => ({ message: presentWritten(await retryMessage(ctx, before)) }),
  });
}

function sampleRoutes(route: Route, deps: MailDeps) {
  const findSample = (kind: string) => deps.mails().find((mail) => mail.kind === kind);

  route(contract.listMails, {
    run: async ({ caller }) => ({ mails: deps.mails().map((mail) => presentKind(mail, caller.locale)) }),
  });

  route(contract.findMail, {
    run: async ({ caller }, { params, query }) => {
      const mail = findSample(params.mail);
      if (!mail) throw notFound();
      return { mail: await showSample(deps, mail, { locale: caller.locale, language: query.locale }) };
    },
  });

  route(contract.tryMail, {
    limit: SENDINGS,
    subject: async (_, { params }) => findSample(params.mail),
    policy: sendsForTheCentre,
    run: async (ctx, { body }, mail) => {
      const row = await trySample(ctx, deps, { mail, language: body.locale, key: body.key });
      return { email: presentDispatch(row, stateOf(await countStates(ctx.db, row))) };
    },
  });
}

function figureRoutes(route: Route) {
  const present = async ({ db }: Pick<Context, 'db'>, row: DispatchRow) => ({
    dispatch: presentFigures(row, {
      by: await readSenderName(db, row),
      figures: await countStates(db, row),
    }),
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const row = await findDispatch(ctx.db, params._dispatch);
      if (!row) throw notFound();
      return present(ctx, row);
    },
  });

  route(contract.stopAll, {
    limit: RETRIES,
    subject: ({ db }, { params }) => findDispatch(db, params._dispatch),
    policy: sendsForTheCentre,
    run: async (ctx, _input, row) => present(ctx, await stopWaitingOf(ctx, row)),
  });
}
