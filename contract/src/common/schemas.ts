import { z } from 'zod';
import { bounds, MASK } from './bounds.ts';
import { emailError, phoneError } from './contacts.ts';
import { commonTexts as m } from './texts.ts';
import { isVisible } from './text-formats.ts';

const Uuid = z.uuid();
/** The id of no row. */
const NO_ROW = '00000000-0000-0000-0000-000000000000';
const orNoRow = (value: string): string => (Uuid.safeParse(value).success ? value : NO_ROW);

/**
 * A row's id (UUIDv7). A malformed id becomes the id of no row, so that every endpoint answers it with the 404
 * of a missing row instead of a 400, and no statement fails on it.
 */
export const Id = z.string().max(64).overwrite(orNoRow);

/** The same where an empty text means that no id was given. */
export const OptionalId = z
  .string()
  .max(64)
  .overwrite((value) => value && orNoRow(value));

/** Control characters except tabs and line breaks. */
const UNWRITTEN = /(?![\t\n\r])\p{Cc}/gu;
/** Control characters, line separators, and characters that change the reading direction. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A lone surrogate becomes U+FFFD, because no database text can store it. */
const wellFormed = (value: string): string => value.toWellFormed();
/** Control characters are removed, because nobody types them into a text on purpose. */
const written = (value: string): string => wellFormed(value).replaceAll(UNWRITTEN, '');
const isOneLine = (value: string): boolean => !UNSEEN.test(value);
/** An empty text has a rule of its own. */
const isShown = (value: string): boolean => value === '' || isVisible(value);
/** An optional text without visible characters becomes empty. */
const orBlank = (value: string): string => (isVisible(value) ? value : '');

/** Null counts as empty, as in the specification's entities for optional fields. */
const orEmpty = (schema: z.ZodString) =>
  schema
    .nullable()
    .transform((value) => value ?? '')
    .pipe(z.string().max(schema.maxLength ?? 0));

/** A required text of several lines with a maximum; `message` is the text key for the empty case. */
export const text = (max: number, message: string = m.required.key) =>
  z
    .string({ error: message })
    .overwrite(written)
    .trim()
    .min(1, message)
    .max(max, m.tooLong.key)
    .refine(isShown, message);

/** A text of several lines that may be empty, with a maximum. */
export const freeText = (max: number) =>
  orEmpty(z.string().overwrite(written).overwrite(orBlank).trim().max(max, m.tooLong.key));

/** A required text of one line: a name, a subject. It may become an e-mail header or a file name. */
export const line = (max: number, message: string = m.required.key) =>
  z
    .string({ error: message })
    .overwrite(wellFormed)
    .trim()
    .min(1, message)
    .max(max, m.tooLong.key)
    .refine(isShown, message)
    .refine(isOneLine, m.notOneLine.key);

/** A text of one line that may be empty. */
export const freeLine = (max: number) =>
  orEmpty(
    z
      .string()
      .overwrite(wellFormed)
      .overwrite(orBlank)
      .trim()
      .max(max, m.tooLong.key)
      .refine(isOneLine, m.notOneLine.key),
  );

/** Formatted text of an editor; its markup and its length are checked after cleaning. */
export const markup = (max: number, message: string = m.tooLong.key) =>
  z.string({ error: m.required.key }).overwrite(written).max(max, message);

/** The last millisecond of 2999-12-31 in Seoul. */
const LATEST = Date.parse('3000-01-01T00:00:00+09:00') - 1;

/** An instant: ISO 8601 with Z or offset, not after 2999-12-31. */
export const Instant = z.iso
  .datetime({ offset: true, error: m.dateInvalid.key })
  .max(40)
  .refine((value) => Date.parse(value) <= LATEST, m.dateTooLate.key);

/** A calendar day `YYYY-MM-DD`, not after 2999-12-31. */
export const Day = z.iso
  .date({ error: m.dateInvalid.key })
  .max(10)
  .refine((value) => value <= '2999-12-31', m.dateTooLate.key);

const Amount = z
  .int(m.notWhole.key)
  .min(0, m.tooSmall.key)
  .max(10_000_000_000, m.amountTooLarge.key)
  .nullable();
/** The specification's spelling of a range; either bound may be omitted. */
export const Bounds = z.object({ value__min: Amount, value__max: Amount });

/** A file as other responses embed it. The `url` of a private file is signed and valid for five minutes. */
export const FileRef = z.object({
  _id: z.string().max(64),
  name: z.string().max(255),
  size: z.int(),
  mimeType: z.string().max(100),
  url: z.string().max(500),
});
export type FileRef = z.infer<typeof FileRef>;

/** A response without content. */
export const Nothing = z.object({});

/** `a,b` in a query means any of them; unknown values are rejected. */
export const anyOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .max(300)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values, m.unknownValue.key)).max(30));

/** `true` or `false` as a query value. */
export const Flag = z.enum(['true', 'false'], m.unknownValue.key).transform((word) => word === 'true');

/** `3-7`: whole years from 3 to 7; `3-` has no upper bound. */
export const Years = z
  .string()
  .max(5)
  .regex(/^\d{1,2}-\d{0,2}$/, m.unknownValue.key)
  .transform((span) => {
    const [from = '', to = ''] = span.split('-');
    return { from: Number(from), to: to === '' ? 99 : Number(to) };
  });

/** `30000000-50000000`: a range of amounts in won; either bound may be omitted. */
export const WonSpan = z
  .string()
  .max(25)
  .regex(/^(\d{1,12}-\d{0,12}|-\d{1,12})$/, m.unknownValue.key)
  .transform((span) => {
    const [from, to] = span.split('-').map((end) => (end ? Number(end) : undefined));
    return { from, to };
  });

const Limit = z.coerce
  .number()
  .int()
  .min(1)
  .catch(20)
  .transform((n) => Math.min(n, 100));

/**
 * Position in a list: `limit` (default 20, at most 100), `skip` (at most 1,000) or the `after` cursor from
 * `next`.
 */
export const listPart = {
  limit: Limit.default(20),
  skip: z.coerce.number().int(m.notWhole.key).min(0).max(1000, m.skipTooFar.key).default(0),
  after: z.string().max(bounds.cursor).optional(),
  before: z.literal('end').optional(),
};

/** An address in responses. */
export const addressPart = {
  postcode: z.string().max(bounds.postcode),
  address1: z.string().max(bounds.address + MASK),
  address2: z.string().max(bounds.address),
};

/** The order of a list as JSON, also for its workbook. */
export const SortHeader = z.object({ sort: z.string().max(200).optional() });

/** The list options that the specification puts into headers: the order and `limit`. */
export const ListHeaders = SortHeader.extend({
  limit: z.string().max(10).optional(),
});

const rowLists = new WeakSet<object>();

/** The rows of a list; a row that does not fit its schema is left out of the response and logged. */
export const rowsOf = <T extends z.ZodType>(row: T): z.ZodArray<T> => {
  const rows = z.array(row);
  rowLists.add(rows);
  return rows;
};

/** Whether a schema was made by `rowsOf`. */
export const isRowList = (schema: object): boolean => rowLists.has(schema);

/** Response of a list: its rows under their plural name, the count (exact to 10,000) and the next cursor. */
export const listOf = <const K extends string, T extends z.ZodType>(plural: K, row: T) =>
  z.object({
    [plural as K]: rowsOf(row),
    count: z.int(),
    isCapped: z.boolean().optional(),
    next: z.string().max(bounds.cursor).nullable(),
  } as { [P in K]: z.ZodArray<T> } & {
    count: z.ZodInt;
    isCapped: z.ZodOptional<z.ZodBoolean>;
    next: z.ZodNullable<z.ZodString>;
  });

/** A telephone number of at least so many digits, or empty while none is given. */
export const freePhone = (fewest: 8 | 10) =>
  freeLine(bounds.phone).refine((value) => value === '' || phoneError(value, fewest) === undefined, {
    error: ({ input }) => phoneError(String(input), fewest)?.key,
  });

/** An e-mail address, or empty while none is given. */
export const freeEmail = () =>
  freeLine(bounds.email).refine((value) => value === '' || z.regexes.email.test(value), {
    error: ({ input }) => emailError(String(input)).key,
  });
