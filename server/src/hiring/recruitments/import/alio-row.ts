import { z } from 'zod';

const text = z
  .string()
  .max(20_000)
  .nullish()
  .transform((value) => (value ?? '').normalize('NFC').replaceAll('\r\n', '\n').trim());
const names = text.transform((value) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);
const day = z
  .string()
  .regex(/^\d{8}$/)
  .transform((value) => `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`)
  .refine((value) => !Number.isNaN(Date.parse(value)), 'not a day');

/** One recruitment from the open API of 잡알리오; only the fields used here, with codes as names. */
export const AlioRow = z.object({
  recrutPblntSn: z.union([z.int(), z.string().min(1).max(40)]).transform(String),
  pblntInstCd: z.string().min(1).max(40),
  instNm: text.refine(Boolean, 'no institution'),
  recrutPbancTtl: text.refine(Boolean, 'no title'),
  pbancBgngYmd: day,
  pbancEndYmd: day,
  ongoingYn: text,
  hireTypeNmLst: names,
  workRgnNmLst: names,
  recrutSeNm: text,
  acbgCondNmLst: names,
  ncsCdNmLst: names,
  recrutNope: z.number().nullish(),
  replmprYn: text,
  aplyQlfcCn: text,
  prefCondCn: text,
  prefCn: text,
  disqlfcRsn: text,
  scrnprcdrMthdExpln: text,
  nonatchRsn: text,
  srcUrl: text,
});
export type AlioRow = z.output<typeof AlioRow>;

const FetchedFile = z.object({ fetchedAt: z.string().max(100).optional(), items: z.array(z.unknown()) });
const ApiAnswer = z.object({ result: z.array(z.unknown()) });

/** The rows of a file: a stored `{ fetchedAt, items }`, the API's own `{ result }`, or a bare list. */
export function readFile(source: unknown): { rows: unknown[]; fetchedOn: string | undefined } {
  if (Array.isArray(source)) return { rows: source, fetchedOn: undefined };
  const fetched = FetchedFile.safeParse(source);
  if (fetched.success) {
    const [fetchedOn] = /\d{4}-\d{2}-\d{2}/.exec(fetched.data.fetchedAt ?? '') ?? [];
    return { rows: fetched.data.items, fetchedOn };
  }
  return { rows: ApiAnswer.parse(source).result, fetchedOn: undefined };
}
