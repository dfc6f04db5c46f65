import { data, type ClientLoaderFunctionArgs } from 'react-router';
import { copy } from '#features/site/shell/copy.ts';
import { NotFoundScreen } from '#features/site/shell/not-found-screen.tsx';
import { headOf } from '#lib/document/head.ts';
import { hardNavigate } from '#lib/document/hard-navigate.ts';

export const loader = () => data(null, { status: 404 });

/** This page's list of routes may be the visitors' only: the server knows every address. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => hardNavigate(request.url);

export const meta = () => headOf({ title: copy.lost.title, isHidden: true });

export default NotFoundScreen;
