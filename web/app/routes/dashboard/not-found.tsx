import { data } from 'react-router';
import { copy } from '#features/site/shell/copy.ts';
import { NotFoundScreen } from '#features/site/shell/not-found-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const loader = () => data(null, { status: 404 });

/** Requests nothing from the server when the address is opened from another screen. */
export const clientLoader = () => null;

export const meta = () => headOf({ title: copy.lost.title, isHidden: true });

/** Shows nothing that requires a company's approval. */
export const handle = { isOpenWhileWaiting: true, isLost: true };

export default function NotFound() {
  return <NotFoundScreen home="/dashboard" />;
}
