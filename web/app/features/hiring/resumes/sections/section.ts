import type { ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import type { ResumeDraft } from '../editor/draft.ts';
import type { FieldErrors } from '../fields/valid-value.ts';

/** The fragment of a section in the address of the résumé. */
export const anchorOf = (section: ResumeSection): string => `section-${section}`;

/** The props of every section of the editor. */
export interface SectionProps {
  content: ResumeContent;
  write: ResumeDraft['write'];
  /** Invalid fields by their path from the resume's root. */
  errors: FieldErrors;
  frame: { isCurrent: boolean; onEnter: () => void; onLeave: () => void; reachable: number | undefined };
}

/** Whether anything under a path is invalid. */
export const hasErrorUnder = (errors: FieldErrors, path: string): boolean =>
  Object.keys(errors).some((one) => one === path || one.startsWith(`${path}.`));
