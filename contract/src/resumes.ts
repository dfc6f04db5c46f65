import { z } from 'zod';
import { Nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { resumePaths } from './resumes.paths.ts';
import { Resume, ResumeChange } from './resumes.schemas.ts';

// §7 GET and PUT /person/resume.

export const resumes = {
  read: endpoint({ ...resumePaths.read, response: z.object({ resume: Resume }) }),
  /** With `version`, a resume saved elsewhere since is refused: 409 with `current`; without it the last write wins. */
  save: endpoint({
    ...resumePaths.save,
    body: ResumeChange.extend({ version: z.int().min(0).optional() }),
    response: z.object({ resume: Resume }),
  }),
  /** The saved resume as an A4 paper; 503 with Retry-After while too many are being made. */
  pdf: endpoint({ ...resumePaths.pdf, raw: true, response: Nothing }),
};
