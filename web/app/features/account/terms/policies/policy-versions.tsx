import { Link } from 'react-router';
import { dayText } from '#lib/format/dates.ts';
import { Badge, type Hue } from '#ui/badge/badge.tsx';
import { copy } from './copy.ts';
import { policyPaths, versionAddress, type Policy, type PublicTermsVersion } from './data.ts';
import styles from './policy-versions.module.css';

const hues: Record<PublicTermsVersion['state'], Hue> = { PLANNED: 'amber', PRESENT: 'jade', PAST: 'ink' };

/** Whether a version is in force. */
export const StateBadge = ({ state }: Pick<PublicTermsVersion, 'state'>) => (
  <Badge hue={hues[state]}>{copy.states[state]}</Badge>
);

/** A collapsed list of all versions, each with the day from which it is in force. */
export const PolicyVersions = ({ code, versions, shown }: Policy) => (
  <details className={styles.versions} data-print="hidden">
    <summary>{copy.versions(versions.length)}</summary>
    <ul>
      {versions.map((one) => (
        <li key={one.version}>
          <Link
            to={versionAddress(code, one)}
            aria-current={one.version === shown?.version ? 'page' : undefined}
          >
            <b>{copy.version(one.version)}</b>
            <span>{copy.effectiveFrom(dayText(one.effectiveAt))}</span>
            <StateBadge state={one.state} />
          </Link>
          {one.note && <p lang="ko">{one.note}</p>}
        </li>
      ))}
    </ul>
  </details>
);

/** The next version to come into force, of a list that begins with the last one. */
const nextOf = (versions: readonly PublicTermsVersion[]): PublicTermsVersion | undefined =>
  versions.findLast(({ state }) => state === 'PLANNED');

/** Leads from the version in force to the next one, and from any other to the one in force. */
export function PolicyNotice({ code, versions, shown }: Policy) {
  const next = nextOf(versions);
  if (shown?.state !== 'PRESENT')
    return (
      <p className={styles.notice}>
        {shown?.state === 'PLANNED' ? copy.notYet : copy.notAnyMore}{' '}
        <Link to={policyPaths[code]} data-print="hidden">
          {copy.readPresent}
        </Link>
      </p>
    );
  if (!next) return null;
  return (
    <p className={styles.notice} data-print="hidden">
      {copy.planned(dayText(next.effectiveAt))}{' '}
      <Link to={versionAddress(code, next)}>{copy.readPlanned}</Link>
    </p>
  );
}
