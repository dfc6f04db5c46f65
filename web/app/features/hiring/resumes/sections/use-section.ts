import { resumeSections, type ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { anchorOf } from './section.ts';

export const sectionOrder = Object.keys(resumeSections) as ResumeSection[];

const sectionAt = (hash: string): ResumeSection | undefined =>
  sectionOrder.find((section) => hash === `#${anchorOf(section)}`);

/** The current section, stored in the address, so that links and Back work. */
export function useSection() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [entered, setEntered] = useState<ResumeSection>();
  const named = sectionAt(hash);
  const current = entered ?? named ?? 'personalInformation';

  const choose = (section: ResumeSection) => {
    setEntered(section);
    void navigate(`${search}#${anchorOf(section)}`, { replace: true, preventScrollReset: true });
    requestAnimationFrame(() => {
      document.getElementById(anchorOf(section))?.scrollIntoView({ block: 'start' });
      document.getElementById(`${anchorOf(section)}-title`)?.focus({ preventScroll: true });
    });
  };

  return { current, choose, enter: setEntered };
}
