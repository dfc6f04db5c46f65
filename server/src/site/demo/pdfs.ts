import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { setCompanyFile } from '#hiring/companies/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Db, Work } from '#kit/context.ts';
import { registrationKinds } from '#platform/files/file-kinds.ts';
import type { SeededCompany } from './accounts.ts';

/** A one-page PDF that describes itself. */
function samplePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line, i) => `BT /F1 ${i === 0 ? 22 : 13} Tf 72 ${740 - i * 34} Td (${line}) Tj ET`);
  const stream = ['0.8 w 56 60 483 722 re S', ...text].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n `;
  });
  const table = ['0000000000 65535 f ', ...offsets].join('\n');
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n${table}\n${trailer}`);
}

interface SamplePdf {
  lines: readonly string[];
  name: string;
  plan: Parameters<FileStore['store']>[2];
}

/** Stores a sample PDF as an upload of its owner. */
export async function storeSamplePdf(
  work: Pick<Work, 'db' | 'now'>,
  files: FileStore,
  { lines, name, plan }: SamplePdf,
) {
  const folder = await mkdtemp(join(tmpdir(), 'ieum-demo-'));
  try {
    const path = join(folder, 'sample.pdf');
    await writeFile(path, samplePdf(lines));
    const head = await readFile(path);
    return await files.store(work, { name, size: head.length, path, head }, plan);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Uploads a sample business registration for the account `pending`; the other waiting company has none yet.
 */
export async function seedPdfs(
  db: Db,
  files: FileStore,
  input: { companies: readonly SeededCompany[]; now: Date },
): Promise<void> {
  const work = { db, now: input.now };
  const waiting = input.companies.find(({ username }) => username === 'pending');
  if (!waiting) return;
  const file = await storeSamplePdf(work, files, {
    lines: ['Business Registration (sample)', `No. 000-00-00000`, 'Company: DAOL COSMETIC', 'CEO: YU HARAM'],
    name: '사업자등록증.pdf',
    plan: {
      type: 'BUSINESS_REGISTRATION',
      ownerId: waiting.userId,
      kinds: registrationKinds,
      isPublic: false,
    },
  });
  const [company] = await db.select().from(companies).where(eq(companies.id, waiting.companyId));
  if (company) await setCompanyFile(work, files, { company, file });
}
