import { desc, eq, getTableColumns, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { containing } from '#kit/db/text-pattern.ts';
import { users } from '#account/users/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import type { MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, creationOrder, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { formSendings, serviceForms, type FormRow, type SendingRow } from './tables.ts';

const { content: _content, fields: _fields, ...listed } = getTableColumns(serviceForms);
/** A row without its texts. */
export type ListedForm = Omit<FormRow, 'content' | 'fields'>;

interface Filter extends PageRequest {
  searchValue?: string | undefined;
  /** The `sort` header. */
  sort: string | undefined;
}

/** A page of the forms, the newest first unless the `sort` header says otherwise. */
export async function listForms(db: Db, { searchValue, sort, ...part }: Filter) {
  const where = searchValue ? contains(searchValue) : undefined;
  const selection = db.select(listed).from(serviceForms).$dynamic();
  const page = await readPage(selection, { where, columns: creationOrder(serviceForms, sort), part });
  const counted = sql`select 1 from ${serviceForms} where ${where ?? sql`true`}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

function contains(searchValue: string): SQL | undefined {
  const pattern = containing(searchValue);
  return or(ilike(serviceForms.name, pattern), ilike(serviceForms.type, pattern));
}

export async function findForm(db: Db, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(serviceForms).where(eq(serviceForms.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findFormForUpdate(db: Db, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(serviceForms).where(eq(serviceForms.id, id)).for('update');
  return row;
}

const SHOWN = 20;

/** A sending with the name of its sender and the states of its messages. */
export interface ShownSending {
  sending: SendingRow;
  by: string;
  states: MessageState[];
}

/** The newest sendings of a form. */
export async function listSendings(db: Db, formId: string): Promise<ShownSending[]> {
  const sendings = await db
    .select()
    .from(formSendings)
    .where(eq(formSendings.formId, formId))
    .orderBy(desc(formSendings.createdAt), desc(formSendings.id))
    .limit(SHOWN);
  return withStates(db, sendings);
}

/** The names of those who sent; that of an account that is gone is the stored one. */
async function namesOf(db: Db, sendings: readonly SendingRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(sendings.flatMap(({ senderId }) => senderId ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function withStates(db: Db, sendings: readonly SendingRow[]): Promise<ShownSending[]> {
  const ids = sendings.flatMap(({ messageIds }) => messageIds);
  const [rows, names] = await Promise.all([
    ids.length === 0
      ? []
      : db.select({ id: messages.id, state: messages.state }).from(messages).where(inArray(messages.id, ids)),
    namesOf(db, sendings),
  ]);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return sendings.map((sending) => ({
    sending,
    by: names.get(sending.senderId ?? '') ?? sending.senderName,
    states: sending.messageIds.flatMap((id) => states.get(id) ?? []),
  }));
}
