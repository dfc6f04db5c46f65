import { copy } from '#features/content/questions/own/copy.ts';
import { QuestionCreate } from '#features/content/questions/own/question-create.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.form.title, isHidden: true });

export default QuestionCreate;
