import { zodResolver } from '@hookform/resolvers/zod';
import { consoleQuestions } from '@ieum/contract/content/questions/console-endpoints.ts';

export const resolveQuestionFor = zodResolver(consoleQuestions.create.body);
