import { laterPart } from '#lib/document/later-part.tsx';
import './pagination.module.css';

/** The page numbers below a list. */
export const LaterPagination = laterPart(async () => (await import('./pagination.tsx')).Pagination);
