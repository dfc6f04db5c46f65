import * as consoleQuestions from '@ieum/contract/content/questions/console-endpoints.ts';
import * as phrases from '@ieum/contract/content/questions/phrase-endpoints.ts';
import * as questionSchemas from '@ieum/contract/content/questions/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    consoleQuestions: 'Questions of members, as administrators answer them.',
    phrases: 'Saved phrases for the answers to questions.',
    questions: "The caller's questions to the centre, and their answers.",
  },
  schemas: [consoleQuestions, phrases, questionSchemas],
  parameters: {
    _assignee: 'Only questions of this administrator, by id; `NONE` for those without one.',
    _phrase: 'Id of a saved phrase.',
    _question: 'Id of a question to the centre.',
    category: 'Only questions about these, separated by commas.',
  },
};
