import IconPrinter from '~icons/tabler/printer';
import { dayText, seoulDay } from '#lib/format/dates.ts';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { withAnchors, type Article } from './articles.ts';
import { copy } from './copy.ts';
import { policyPaths, type Policy, type WholePublicVersion } from './data.ts';
import styles from './policy-screen.module.css';
import { PolicyNotice, PolicyVersions, StateBadge } from './policy-versions.tsx';

const Articles = ({ articles }: { articles: readonly Article[] }) => (
  <ol lang="ko">
    {articles.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
);

/** The articles, beside the text where there is room, and collapsed above it on a phone. */
const Contents = ({ articles }: { articles: readonly Article[] }) => (
  <>
    <nav className={styles.contents} aria-label={copy.contents}>
      <h2>{copy.contents}</h2>
      <Articles articles={articles} />
    </nav>
    <details className={styles.collapsed} data-print="hidden">
      <summary>{copy.contents}</summary>
      <nav aria-label={copy.contents}>
        <Articles articles={articles} />
      </nav>
    </details>
  </>
);

const Dates = ({ shown: { version, state, effectiveAt, createdAt } }: { shown: WholePublicVersion }) => (
  <p>
    <b>{copy.version(version)}</b> {copy.effectiveFrom(dayText(effectiveAt))}
    {seoulDay(createdAt) < seoulDay(effectiveAt) && ` · ${copy.publishedOn(dayText(createdAt))}`}{' '}
    <StateBadge state={state} /> {copy.koreanOnly}
  </p>
);

function PrintButton() {
  return (
    <Button
      kind="default"
      data-print="hidden"
      icon={<IconPrinter size={18} stroke={1.75} aria-hidden />}
      onClick={() => window.print()}
      {...useDisabledUntilHydrated()}
    >
      {copy.print}
    </Button>
  );
}

const Note = ({ note }: { note: string }) => (
  <section className={styles.note} aria-labelledby="policy-note">
    <h2 id="policy-note">{copy.note}</h2>
    <p lang="ko">{note}</p>
  </section>
);

function Text({ shown }: { shown: WholePublicVersion }) {
  const { html, articles } = withAnchors(shown.content);
  return (
    <div className={styles.columns}>
      {articles.length > 1 && <Contents articles={articles} />}
      {/* The server sanitised it when an administrator saved it. */}
      <div className={`prose ${styles.text}`} lang="ko" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

const PolicyNotFound = ({ code }: Pick<Policy, 'code'>) => (
  <EmptyState
    title={copy.missing.title}
    hint={copy.missing.hint}
    action={
      <ButtonLink kind="default" to={policyPaths[code]}>
        {copy.readPresent}
      </ButtonLink>
    }
  />
);

/** One version of a legal text, with the days of all versions, an anchor at every article, and for print. */
export function PolicyScreen({ policy }: { policy: Policy }) {
  const { code, shown } = policy;
  return (
    <div className={`container ${styles.screen}`}>
      <header className={styles.head}>
        <div>
          <h1>{copy[code]}</h1>
          {shown && <Dates shown={shown} />}
        </div>
        {shown && <PrintButton />}
      </header>
      {shown ? <PolicyNotice {...policy} /> : <PolicyNotFound code={code} />}
      <PolicyVersions {...policy} />
      {shown?.note && <Note note={shown.note} />}
      {shown && <Text shown={shown} />}
    </div>
  );
}
