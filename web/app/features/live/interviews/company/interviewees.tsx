import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { SearchField } from '#ui/search/search-field.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { candidatesQuery, type Candidate } from '../data.ts';
import { companyCopy } from './copy.ts';
import styles from './interviews-screen.module.css';

const copy = companyCopy.sheet;

/** Each applicant once, with the last application. */
const onlyOnce = (candidates: readonly Candidate[]): Candidate[] =>
  [...new Map(candidates.toReversed().map((one) => [one._id, one])).values()].toReversed();

interface IntervieweesProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Which applicants are invited. */
export function Interviewees({ chosen, onChange }: IntervieweesProps) {
  const query = useQuery(candidatesQuery);
  const [typed, setTyped] = useState('');
  const id = useId();
  const toggle = (one: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <section className={styles.people} aria-labelledby={id}>
      <h3 id={id}>{copy.people}</h3>
      <SearchField
        label={copy.find}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <QueryView of={query} waiting={<Skeleton height={120} />}>
        {(candidates) => {
          const found = onlyOnce(candidates).filter(({ name }) => name.includes(typed.trim()));
          if (found.length === 0) return <p>{copy.noCandidates}</p>;
          return (
            <ul className={styles.candidates} tabIndex={0} aria-labelledby={id}>
              {found.map(({ _id, name, subject }) => (
                <li key={_id}>
                  <Checkbox
                    label={<MemberText>{`${name} · ${subject}`}</MemberText>}
                    checked={chosen.includes(_id)}
                    onChange={(event) => toggle(_id, event.currentTarget.checked)}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
      <p role="status">{copy.chosen(chosen.length)}</p>
    </section>
  );
}
