import { copy } from '#features/content/questions/own/copy.ts';
import { QuestionPage } from '#features/content/questions/own/question-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, description: copy.hours, path: '/center/inquiry' });

export default QuestionPage;
