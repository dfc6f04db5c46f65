import type { converter } from '@ieum/contract/site/converter/endpoints.ts';
import { converterPaths } from '@ieum/contract/site/converter/paths.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { apiOf } from '#lib/api/api.ts';

export type Conversion = Reply<typeof converter.convert>;

const api = apiOf<typeof converter>(converterPaths);

export const convert = (text: string): Promise<Conversion> => api.convert({ body: { text } });
