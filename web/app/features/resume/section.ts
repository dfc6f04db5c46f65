import type { ResumeContent } from '@ieum/contract/resumes.schemas.ts';
import type { ResumeDraft } from './draft.ts';

/** What every section of the editor is given. */
export interface SectionProps {
  content: ResumeContent;
  write: ResumeDraft['write'];
  /** Refused fields by their path from the resume's root. */
  errors: Record<string, string>;
  frame: { isCurrent: boolean; onEnter: () => void; reachable: number | undefined };
}

/** Whether anything under a path was refused. */
export const hasFaultUnder = (errors: Record<string, string>, path: string): boolean =>
  Object.keys(errors).some((one) => one === path || one.startsWith(`${path}.`));
