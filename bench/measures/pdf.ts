import { once } from 'node:events';
import type { Running } from '../../scripts/lib/product.ts';
import { atMost, milliseconds, type Figure } from '../lib/table.ts';
import { tokenOf } from '../lib/token.ts';

const AT_ONCE = 50;
const IDLE_MS = 5000;
/**
 * The cost of Korean text of one page with pdf-lib, a subset font and no cache, measured on this class of
 * machine.
 */
const PLAIN_PAGE_MS = 97;
const RESUME = '/api/v1/person/resume';

const PARAGRAPH =
  '북미 전시회에서 처음 만난 거래처와 지금까지 관계를 이어 오며 약속한 날짜를 지키는 일이 신뢰의 시작이라는 것을 배웠어요. ';
const resume = {
  coverLetter: { subject: '끝까지 함께하는 영업', content: `${PARAGRAPH.repeat(8)}\n\n`.repeat(6) },
  workExperience: {
    type: 'EXPERIENCED',
    list: Array.from({ length: 6 }, (_, i) => ({
      companyName: `누리무역 ${i}`,
      position: '수출관리 대리',
      description: PARAGRAPH.repeat(2),
      duration: { startsAt: `201${i}-03-01`, endsAt: `201${i + 1}-02-28` },
    })),
  },
};

/** Fifty resumes as PDFs at the same time: the cost of a page, and the effect on answering calls. */
export async function measurePdfs(product: Running): Promise<Figure[]> {
  const token = await tokenOf(product, 'person', 'Person!2026');
  const headers = { authorization: `Bearer ${token}` };
  const saved = await fetch(`${product.url}${RESUME}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(resume),
  });
  if (!saved.ok) throw new Error(`saving the resume answered ${saved.status}`);
  const make = async () => {
    const answer = await fetch(`${product.url}${RESUME}/pdf`, { headers });
    if (answer.status !== 200) throw new Error(`a PDF answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  for (let i = 0; i < 5; i++) await make();
  const bytes = await make();
  const pages = pagesOf(bytes);

  await loopDelay(product);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = await loopDelay(product);
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, make));
  const elapsed = performance.now() - begun;
  const busy = await loopDelay(product);
  return [
    atMost(
      `${AT_ONCE} PDFs of ${pages} pages at once, event-loop delay p99 over idle (${milliseconds(idle.p99)})`,
      Math.max(0, busy.p99 - idle.p99),
      20,
      milliseconds,
    ),
    atMost(
      `one page of a PDF (${(bytes.byteLength / 1024).toFixed(1)} KB in all)`,
      elapsed / AT_ONCE / pages,
      0.35 * PLAIN_PAGE_MS,
      milliseconds,
    ),
  ];
}

/** The page number in the last page's footer is compressed; the count of the page tree is not. */
function pagesOf(bytes: Buffer): number {
  const source = bytes.toString('latin1');
  const count = /\/Type \/Pages[^>]*\/Count (\d+)|\/Count (\d+)[^>]*\/Type \/Pages/.exec(source);
  return Number(count?.[1] ?? count?.[2] ?? 1);
}

async function loopDelay({ child }: Running): Promise<{ p99: number; max: number }> {
  const answer = once(child, 'message');
  child.send('read');
  const [delay] = (await answer) as [{ p99: number; max: number }];
  return delay;
}
