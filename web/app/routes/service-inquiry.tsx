import { copy } from '#features/content/inquiries/form/copy.ts';
import { InquiryScreen } from '#features/content/inquiries/form/inquiry-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () =>
  headOf({ title: copy.title, description: copy.description, path: '/form/inquiry-partner' });

export default InquiryScreen;
