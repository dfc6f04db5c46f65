import { setTimeout as wait } from 'node:timers/promises';
import { matchAddresses, sampleAddresses } from '../addresses/addresses.ts';
import { serve, type SandboxAnswer } from './serve.ts';

/** The error that the fake should return from now on. */
export type JusoFaults = { errorCode?: string; delayMilliseconds?: number; isGarbled?: boolean };

/** A fake juso.go.kr with the bundled sample: the same form in, the same JSON and error codes out. */
export async function jusoSandbox({ key }: { key: string }) {
  const addresses = sampleAddresses();
  const faults: JusoFaults = {};
  const keywords: string[] = [];

  const server = await serve(async ({ path, body }) => {
    await wait(faults.delayMilliseconds ?? 0);
    if (path !== '/addrlink/addrLinkApi.do') return { status: 404, body: 'not found' };
    if (faults.isGarbled) return { status: 200, body: '<html>점검 중</html>' };
    const form = new URLSearchParams(body);
    const keyword = form.get('keyword') ?? '';
    keywords.push(keyword);
    const error = faults.errorCode ?? errorOf(form, key);
    if (error) return answer({ errorCode: error, errorMessage: '오류', totalCount: '0' }, null);
    const found = matchAddresses(addresses, keyword);
    const page = found.slice(0, Number(form.get('countPerPage') ?? 10));
    return answer({ errorCode: '0', errorMessage: '정상', totalCount: String(found.length) }, page);
  });
  return { ...server, faults, keywords };
}

function errorOf(form: URLSearchParams, key: string): string | undefined {
  const keyword = form.get('keyword') ?? '';
  if (form.get('confmKey') !== key) return 'E0001';
  if (!keyword) return 'E0005';
  if (/[%=><[\]]|\b(?:select|insert|union|or)\b/i.test(keyword)) return 'E0013';
  if (keyword.length > 40) return 'E0010';
  if (/^\d+$/.test(keyword)) return 'E0009';
}

const answer = (common: Record<string, string>, juso: object[] | null): SandboxAnswer => ({
  status: 200,
  body: { results: { common: { currentPage: '1', countPerPage: '5', ...common }, juso } },
});
