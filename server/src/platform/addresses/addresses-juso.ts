import { z } from 'zod';
import {
  AddressSearchError,
  addressOf,
  JusoAddress,
  maxAddresses,
  type Address,
  type AddressSearch,
} from './addresses.ts';

export type JusoOptions = { key: string; baseUrl?: string; timeoutMilliseconds?: number };

const Answer = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string(), errorMessage: z.string() }),
    juso: z.array(JusoAddress).nullish(),
  }),
});

/**
 * Errors about the query itself (too short, too many results, special characters): there is nothing to show.
 */
const typingErrors = ['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015'];

/** Searches at juso.go.kr with the operator's key. */
export function jusoSearch(options: JusoOptions): AddressSearch {
  return {
    search: async (query, limit = maxAddresses) => {
      const keyword = keywordOf(query);
      if (keyword.length < 2) return [];
      return readAnswer(await ask(options, keyword, Math.min(limit, maxAddresses)));
    },
  };
}

const forbiddenWords =
  /\b(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/gi;

/** The service rejects these characters and words, and blocks a key that keeps sending them. */
function keywordOf(query: string): string {
  const plain = query
    .normalize('NFC')
    .replace(/[%=><[\]]/g, ' ')
    .replace(forbiddenWords, ' ');
  return plain.replace(/\s+/g, ' ').trim().slice(0, 40);
}

async function ask(
  { key, baseUrl, timeoutMilliseconds = 2000 }: JusoOptions,
  keyword: string,
  limit: number,
) {
  const form = { confmKey: key, currentPage: '1', countPerPage: String(limit), keyword, resultType: 'json' };
  try {
    const response = await fetch(`${baseUrl ?? 'https://business.juso.go.kr'}/addrlink/addrLinkApi.do`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    return Answer.parse(await response.json());
  } catch (cause) {
    throw new AddressSearchError('juso.go.kr did not answer', { cause });
  }
}

function readAnswer({ results: { common, juso } }: z.infer<typeof Answer>): Address[] {
  if (common.errorCode === '0') return (juso ?? []).map(addressOf);
  if (typingErrors.includes(common.errorCode)) return [];
  throw new AddressSearchError(`juso.go.kr rejected: ${common.errorCode} ${common.errorMessage}`);
}
