import { copy } from '#features/content/questions/own/copy.ts';
import { OwnQuestions } from '#features/content/questions/own/question-list.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default OwnQuestions;
