import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useEffect, useState } from 'react';
import { detailCopy as copy } from './detail-copy.ts';
import { sectionIds as ids } from './detail-ids.ts';
import styles from './detail-toc.module.css';

interface Entry {
  id: string;
  name: string;
}

const hasContact = ({ recruiter }: Recruitment): boolean =>
  [recruiter.name, recruiter.phone, recruiter.email].some(Boolean) ||
  recruiter.hidesPhone ||
  recruiter.hidesEmail;

function entriesOf(recruitment: Recruitment): Entry[] {
  return [
    { id: ids.conditions, name: copy.conditions, isThere: true },
    { id: ids.details, name: copy.details, isThere: true },
    { id: ids.questions, name: copy.questionsShort, isThere: recruitment.questions.length > 0 },
    { id: ids.attachments, name: copy.attachments, isThere: recruitment.attachments.length > 0 },
    { id: ids.recruiter, name: copy.recruiter, isThere: hasContact(recruitment) },
  ].filter(({ isThere }) => isThere);
}

/** The current section: the last one whose heading has passed the top. */
function useCurrent(entries: readonly Entry[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id);
  const names = entries.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        const first = seen.find(({ isIntersecting }) => isIntersecting);
        if (first) setCurrent(first.target.getAttribute('aria-labelledby') ?? undefined);
      },
      { rootMargin: '-120px 0px -70% 0px' },
    );
    for (const id of names.split(' ')) {
      const section = document.querySelector(`section[aria-labelledby="${id}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);
  return current;
}

/** Links to the sections of a long recruitment on small screens. */
export function DetailToc({ recruitment }: { recruitment: Recruitment }) {
  const entries = entriesOf(recruitment);
  const current = useCurrent(entries);
  return (
    <nav className={styles.toc} aria-label={copy.contents} data-print="hidden">
      {entries.map(({ id, name }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
