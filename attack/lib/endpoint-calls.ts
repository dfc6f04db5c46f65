import { eq } from 'drizzle-orm';
import { fillPath, type Access, type Endpoint } from '../../contract/src/common/endpoint.ts';
import { listEndpoints } from '../../scripts/lib/contract.ts';
import { userLevels } from '../../server/src/account/levels/tables.ts';
import { flags } from '../../server/src/hiring/flags/tables.ts';
import { auditLogs } from '../../server/src/foundation/audit/tables.ts';
import { terms } from '../../server/src/account/terms/tables.ts';
import { consoleRowsOf, type ConsoleRow } from './rows/console-rows.ts';
import { assertSuccess } from './assert-success.ts';
import { aPdf, aPng } from '../samples/pictures.ts';
import type { Tenant } from './tenant.ts';
import type { Actor, World } from './world.ts';

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Rows of neither tenant, and which accounts may act everywhere. */
export interface SharedRows {
  administrator: Actor;
  /** A member that may be deleted. */
  victim: Actor;
  withdrawn: Actor;
  pdf: Buffer;
  png: Buffer;
  ids: Record<'level' | 'terms' | 'log' | 'flag' | ConsoleRow, string>;
}

/** Creates the rows that the console works on. */
export async function createSharedRows(world: World): Promise<SharedRows> {
  const administrator = await world.theAdministrator();
  const victim = await world.aPerson({ name: '나그네' });
  const withdrawn = await world.aPerson({ status: 'WITHDRAWN' });
  const [level] = await world.db.select().from(userLevels).limit(1);
  const [text] = await world.db.select().from(terms).limit(1);
  await world.call(administrator, 'PUT', `/api/console/users/${victim.user.id}/status`, {
    body: { status: 'ACTIVE' },
  });
  const [log] = await world.db.select().from(auditLogs).limit(1);
  return {
    administrator,
    victim,
    withdrawn,
    pdf: aPdf(),
    png: await aPng(),
    ids: {
      level: level?.id ?? '',
      terms: text?.id ?? '',
      log: log?.id ?? '',
      flag: await aFlag(world, victim),
      ...(await consoleRowsOf(world, administrator, victim)),
    },
  };
}

/** A report about a company that nobody else uses. */
async function aFlag(world: World, reporter: Actor): Promise<string> {
  const { company } = await world.aCompany();
  const path = `/api/v1/companies/${company.id}/flags`;
  assertSuccess(await world.call(reporter, 'POST', path, { body: { reason: 'FALSE_CONTENT' } }), 'a flag');
  const [flag] = await world.db.select().from(flags).where(eq(flags.companyId, company.id));
  return flag?.id ?? '';
}

/** Endpoints in an order in which calls that a row needs come before those that remove it. */
export async function orderedEndpoints(): Promise<Endpoint[]> {
  const order = ['GET', 'POST', 'PUT', 'DELETE'];
  const late = (path: string) => (/\/(state|revoke|withdraw|reject|password)$/.test(path) ? order.length : 0);
  const rank = ({ method, path }: Endpoint) => order.indexOf(method) + late(path);
  return (await listEndpoints()).toSorted((a, b) => rank(a) - rank(b) || b.path.length - a.path.length);
}

/** The member of a tenant who may call an endpoint. */
export function callerOf(endpoint: Endpoint, tenant: Tenant, shared: SharedRows): Actor | undefined {
  if (endpoint.path.startsWith('/api/v1/files/')) return tenant.person;
  const byAccess: Record<Access, Actor | undefined> = {
    anyone: undefined,
    member: isOfCompany(endpoint) ? tenant.company : tenant.person,
    person: tenant.person,
    company: tenant.company,
    approvedCompany: tenant.company,
    console: shared.administrator,
  };
  return byAccess[endpoint.access];
}

const isOfCompany = ({ path }: Endpoint) => /bookmarks|editor/.test(path);

/** The ids of an endpoint's path as its right caller sends them. */
export function paramsOf(
  endpoint: Endpoint,
  { ids, person, pending, company }: Tenant,
  shared: SharedRows,
): Record<string, string> {
  const { path, access } = endpoint;
  const isRemoval = endpoint.method === 'DELETE';
  const file = path.includes('attachments')
    ? ids.attachment
    : path.includes('/company/')
      ? ids.companyFile
      : ids.ownFile;
  const all: Record<string, string> = {
    _recruitment:
      path.includes('attachments') || (isRemoval && access !== 'person')
        ? ids.hiddenRecruitment
        : ids.recruitment,
    _application: isRemoval ? ids.draftApplication : ids.application,
    _file: file,
    _like: ids.like,
    _bookmark: ids.bookmark,
    _session: ids.session,
    _company: access === 'anyone' ? company.company.id : '',
    _user: userOf(path, shared, { person, pending }),
    _level: shared.ids.level,
    _terms: shared.ids.terms,
    _log: shared.ids.log,
    code: path.includes('banners') ? 'main' : 'service',
    type: 'phone',
    kind: 'notice',
    _row: shared.ids.notice,
    version: '0',
    mail: 'form',
    ...memberRowsIn(endpoint, ids),
    ...consoleRowsIn(endpoint, shared.ids),
  };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
}

/** The ids of rows that a member writes. */
function memberRowsIn({ path }: Endpoint, ids: Tenant['ids']): Record<string, string> {
  const takesAnswered = path.includes('console') || path.endsWith('satisfaction');
  return {
    _board: ids.post,
    _comment: ids.comment,
    _question: takesAnswered ? ids.answeredQuestion : ids.centerQuestion,
    _search: ids.savedSearch,
  };
}

/** The ids of rows that administrators write or decide about. */
function consoleRowsIn({ path }: Endpoint, ids: SharedRows['ids']): Record<string, string> {
  const isPublicForm = path.startsWith('/api/v1/forms');
  const form = isPublicForm ? ids.form : ids.otherForm;
  return {
    _notification: ids.notice,
    _faq: path.startsWith('/api/v1/') && !path.endsWith('vote') ? ids.otherFaq : ids.faq,
    _banner: ids.banner,
    _popup: ids.popup,
    _code: ids.board,
    _form: path.includes('inquiry') ? ids.inquiry : form,
    ...(isPublicForm && { _file: ids.formFile }),
    _hashTag: path.includes('merge') ? ids.spareHashTag : ids.hashTag,
    _into: ids.hashTag,
    _dispatch: ids.dispatch,
    _message: ids.message,
    _report: ids.report,
    _phrase: ids.phrase,
    _flag: ids.flag,
    _approval: ids.approval,
  };
}

function userOf(
  path: string,
  { victim, withdrawn }: SharedRows,
  { pending }: Pick<Tenant, 'person' | 'pending'>,
): string {
  if (path.includes('withdrawn-users')) return withdrawn.user.id;
  return /approve|reject|\/files/.test(path) ? pending.user.id : victim.user.id;
}

/** The path of an endpoint with these ids. */
export const pathWith = ({ path }: Endpoint, params: Record<string, string>) => fillPath(path, params);
