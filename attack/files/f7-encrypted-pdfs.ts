import { encryptedPdfs } from '../../server/test/pictures.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { aPdf } from '../samples/pictures.ts';
import { uploader, ways } from '../lib/uploads.ts';
import { openWorld } from '../lib/world.ts';

const REASON = '암호가 걸린 PDF';

type Give = (file: Buffer) => Promise<{ status: number; message: string }>;

/** Every encrypted PDF is rejected with the reason, a plain one is accepted. */
async function tryAll(give: Give, way: string, tally: Tally) {
  for (const [how, file] of Object.entries(encryptedPdfs())) {
    const { status, message } = await give(file);
    tally.check(
      status === 415 && message.includes(REASON),
      () => `${way}, encrypted ${how}: ${status} ${message}`,
    );
  }
  const plain = await give(aPdf('/EncryptMetadata false'));
  tally.check(plain.status === 200, () => `${way}, a plain PDF: ${plain.status}`);
}

/** One stub knows a single spelling of a trailer, the other rejects everything. */
async function isWeakCaught(): Promise<boolean> {
  const [literal, strict] = [createTally(), createTally()];
  const rejected = { status: 415, message: REASON };
  const taken = { status: 200, message: '' };
  await tryAll(async (file) => (file.includes('/Encrypt 3 0 R') ? rejected : taken), 'stub', literal);
  await tryAll(async () => rejected, 'stub', strict);
  return literal.failures() >= 3 && strict.failures() === 1;
}

export const attack: Attack = {
  id: 'F7',
  what: 'Encrypted PDFs, their trailer written in every way the format allows, by every way to upload a document',
  goal: 'all rejected with the reason; plain ones accepted',
  run: async ({ onPostgres }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const tally = createTally();
    const documents = ways.filter(({ isPicture }) => !isPicture);
    for (const way of documents) {
      const upload = uploader(world, way);
      const give: Give = async (file) => {
        const { answer } = await upload({ file, name: 'a.pdf' });
        return { status: answer.status, message: answer.body.toString() };
      };
      await tryAll(give, way.what, tally);
    }
    const figures = { ways: documents.length, spellings: Object.keys(encryptedPdfs()).length };
    return tally.outcome(figures, await isWeakCaught());
  },
};
