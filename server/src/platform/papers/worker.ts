import { parentPort, workerData } from 'node:worker_threads';
import { createFaces } from './faces.ts';
import type { Paper } from './paper.ts';
import { typeset } from './typeset.ts';

// A thread that sets papers, one after the other.

const { secondFont } = workerData as { secondFont: string | undefined };
const facesFor = createFaces(secondFont);
const plainFacesFor = createFaces(undefined);

parentPort?.on('message', (paper: Paper) => void answer(paper));

async function answer(paper: Paper) {
  try {
    const bytes = await setAnyhow(paper);
    parentPort?.postMessage({ bytes }, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ error });
  }
}

/** The second font is the machine's: one that cannot be read costs its letters, not the paper. */
async function setAnyhow(paper: Paper): Promise<Uint8Array> {
  if (secondFont === undefined) return typeset(paper, plainFacesFor(paper.language));
  try {
    return await typeset(paper, facesFor(paper.language));
  } catch {
    return typeset(paper, plainFacesFor(paper.language));
  }
}
