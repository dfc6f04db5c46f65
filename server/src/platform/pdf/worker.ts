import { parentPort, workerData } from 'node:worker_threads';
import { createFaces } from './font-faces.ts';
import type { PdfDocument } from './document.ts';
import { typeset } from './typeset.ts';

// A thread that typesets documents, one after the other.

const { secondFont } = workerData as { secondFont: string | undefined };
const facesFor = createFaces(secondFont);
const plainFacesFor = createFaces(undefined);

parentPort?.on('message', (pdf: PdfDocument) => void answer(pdf));

async function answer(pdf: PdfDocument) {
  try {
    const bytes = await setAnyhow(pdf);
    parentPort?.postMessage({ bytes }, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ error });
  }
}

/** The second font belongs to the machine: if it cannot be read, only its letters are missing. */
async function setAnyhow(pdf: PdfDocument): Promise<Uint8Array> {
  if (secondFont === undefined) return typeset(pdf, plainFacesFor(pdf.language));
  try {
    return await typeset(pdf, facesFor(pdf.language));
  } catch {
    return typeset(pdf, plainFacesFor(pdf.language));
  }
}
