import { copy } from '#features/content/questions/own/copy.ts';
import { QuestionScreen } from '#features/content/questions/own/question-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default QuestionScreen;
