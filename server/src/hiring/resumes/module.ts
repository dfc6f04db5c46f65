import { defineModule } from '#module.ts';
import { collectResume } from './collect.ts';
import { eraseResume } from './erase.ts';
import { resumeRecordSection } from './record.ts';
import { resumeRoutes, type ResumeDeps } from './routes.ts';

export const resumesModule = (deps: ResumeDeps) =>
  defineModule({
    name: 'resumes',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => resumeRoutes(route, deps),
    tables: { resumes: 'personal' },
    personalData: { erase: eraseResume, collect: collectResume(deps) },
    record: [resumeRecordSection],
  });
