import { z } from 'zod';
import { Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { resumePaths } from './paths.ts';
import { Resume, ResumeChange } from './schemas.ts';

export const resumes = endpointsOf('resumes', {
  read: endpoint({
    ...resumePaths.read,
    summary: "Read the caller's own résumé",
    response: z.object({ resume: Resume }),
  }),
  /**
   * If `version` is sent and the resume has changed since, the answer is 409 with `current`; without it the
   * last write wins.
   */
  save: endpoint({
    ...resumePaths.save,
    summary: "Save the caller's own résumé",
    body: ResumeChange.extend({ version: z.int().min(0).optional() }),
    response: z.object({ resume: Resume }),
  }),
  /** The saved resume as an A4 PDF; 503 with Retry-After while too many are being made. */
  pdf: endpoint({
    ...resumePaths.pdf,
    summary: "Download the caller's own résumé as PDF",
    raw: true,
    response: Nothing,
  }),
});
