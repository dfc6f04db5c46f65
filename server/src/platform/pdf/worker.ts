import { parentPort, workerData } from 'node:worker_threads';
import { createFaces } from './faces.ts';
import type { PdfDocument } from './document.ts';
import { typeset } from './typeset.ts';

// A thread that sets papers, one after the other.

const { secondFont } = workerData as { secondFont: string | undefined };
const facesFor = createFaces(secondFont);
const plainFacesFor = createFaces(undefined);

parentPort?.on('message', (paper: PdfDocument) => void answer(paper));

async function answer(paper: PdfDocument) {
  try {
    const bytes = await setAnyhow(paper);
    parentPort?.postMessage({ bytes }, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ error });
  }
}

/** The second font is the machine's: one that cannot be read costs its letters, not the paper. */
async function setAnyhow(paper: PdfDocument): Promise<Uint8Array> {
  if (secondFont === undefined) return typeset(paper, plainFacesFor(paper.language));
  try {
    return await typeset(paper, facesFor(paper.language));
  } catch {
    return typeset(paper, plainFacesFor(paper.language));
  }
}
