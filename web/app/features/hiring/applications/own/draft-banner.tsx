import IconEdit from '~icons/tabler/edit';
import type { OwnApplicationRow } from '@ieum/contract/hiring/applications/schemas.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './applied-screen.module.css';
import { copy } from './copy.ts';
import { continueAddress, nextStepOf } from './state-summary.ts';

/** Above the list: the draft with the next deadline, and how many more there are. */
export function DraftBanner({ drafts }: { drafts: readonly OwnApplicationRow[] }) {
  const [first, ...others] = drafts.toSorted((a, b) => deadlineOf(a).localeCompare(deadlineOf(b)));
  if (!first) return null;
  const more = others.length > 0 ? ` ${copy.banner.others(others.length)}` : '';
  return (
    <section className={styles.banner} aria-label={copy.banner.title}>
      <IconEdit size={21} stroke={1.75} aria-hidden />
      <div>
        <b>{copy.banner.title}</b>
        <p className="number">
          <MemberText>{`${first.company.name} · ${first.recruitment.subject}`}</MemberText>
          {more} · {nextStepOf(first).note}
        </p>
      </div>
      <ButtonLink kind="default" size="sm" to={continueAddress(first)}>
        {copy.continue}
      </ButtonLink>
    </section>
  );
}

const deadlineOf = ({ recruitment }: OwnApplicationRow): string => recruitment.application.endsAt ?? '9999';
