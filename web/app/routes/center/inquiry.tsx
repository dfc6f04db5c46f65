import { copy } from '#features/content/questions/own/copy.ts';
import { PublicInquiry } from '#features/content/questions/own/public-inquiry.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.hours, path: '/center/inquiry' });

export default PublicInquiry;
