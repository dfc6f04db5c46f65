import { auditActions } from '@ieum/contract/content/questions/audit-texts.ts';
import { defineModule } from '#module.ts';
import { questionsCollection } from './collect.ts';
import { consoleQuestionRoutes, type QuestionDeps } from './console-routes.ts';
import { eraseQuestions } from './erase.ts';
import { questionAsked } from './events.ts';
import { questionJobs, questionNotifications } from './notifications.ts';
import { phraseRoutes } from './phrases/routes.ts';
import { questionsRecordSection } from './record.ts';
import { questionRoutes } from './routes.ts';
import { questionsSearchSource } from './search-source.ts';
import { waitingQuestions } from './waiting.ts';
import { questionMeasures } from './measures.ts';

/** Questions of members to the centre, and their answers. */
export const questionsModule = (deps: QuestionDeps) =>
  defineModule({
    name: 'questions',
    documentation: async () => (await import('./documentation.ts')).documentation,
    searchSources: [questionsSearchSource],
    measures: questionMeasures,
    audit: auditActions,
    register: ({ route }) => {
      questionRoutes(route, deps);
      consoleQuestionRoutes(route, deps);
      phraseRoutes(route);
    },
    jobs: questionJobs(deps.notifier),
    events: [questionAsked],
    tables: { questions: 'personal', question_quotas: 'personal', question_phrases: 'none' },
    personalData: { erase: eraseQuestions, collect: questionsCollection },
    record: [questionsRecordSection],
    notifications: questionNotifications,
    waiting: [waitingQuestions],
  });
