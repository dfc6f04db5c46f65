import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { hashTagAddress } from '#features/foundation/hash-tags/kinds.ts';
import { copy } from '#features/site/search/copy.ts';
import { readSearch } from '#features/site/search/data.ts';
import { readSearchQuery, readTagQuery, typedTagOf } from '#features/site/search/page-query.ts';
import { findTagName, readTagged } from '#features/site/search/tag-data.ts';
import '#features/site/search/tag-screen.module.css';
import { SearchScreen } from '#features/site/search/search-screen.tsx';
import type { Send } from '#lib/api/api.ts';
import { headOf } from '#lib/document/head.ts';
import { laterPart } from '#lib/document/later-part.tsx';
import { serverSend } from '#lib/document/server-context.ts';

const TagScreen = laterPart(async () => (await import('#features/site/search/tag-screen.tsx')).TagScreen);

const read = async (request: Request, send?: Send) => {
  const { searchParams } = new URL(request.url);
  const tagged = readTagQuery(searchParams);
  if (tagged) return { kind: 'tag' as const, data: await readTagged(tagged, send) };
  const asked = readSearchQuery(searchParams);
  const typed = typedTagOf(asked);
  const name = typed && (await findTagName(typed, send));
  if (name) {
    const first = { name, kind: undefined, page: 1 };
    return { kind: 'tag' as const, data: await readTagged(first, send) };
  }
  // A tag that does not exist is searched for as a word.
  return { kind: 'term' as const, data: await readSearch({ ...asked, term: typed ?? asked.term }, send) };
};

export const loader = ({ request, context }: LoaderFunctionArgs) => read(request, serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => read(request);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (loaderData?.kind === 'tag') {
    const { name } = loaderData.data.tag;
    return headOf({ title: `#${name}`, path: hashTagAddress(name) });
  }
  const term = loaderData?.data.term;
  return headOf({ title: term ? copy.titleOf(term) : copy.title, isHidden: true });
};

export default function SearchPage() {
  const shown = useLoaderData<typeof loader>();
  return shown.kind === 'tag' ? <TagScreen data={shown.data} /> : <SearchScreen data={shown.data} />;
}
