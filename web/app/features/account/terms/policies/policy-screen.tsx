import type { Terms } from '@ieum/contract/account/terms/endpoints.ts';
import IconPrinter from '~icons/tabler/printer';
import { dayText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { withAnchors } from './articles.ts';
import { copy } from './copy.ts';
import styles from './policy-screen.module.css';

/** A legal text with a table of contents, an anchor at every article, and a print button. */
export function PolicyScreen({ terms, title }: { terms: Terms; title: string }) {
  const { html, articles } = withAnchors(terms.content);
  return (
    <div className={`container ${styles.screen}`}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>
            {copy.changedAt(dayText(terms.updatedAt))} {copy.koreanOnly}
          </p>
        </div>
        <Button
          kind="default"
          data-print="hidden"
          icon={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {copy.print}
        </Button>
      </header>
      <div className={styles.columns}>
        {articles.length > 1 && (
          <nav className={styles.contents} aria-label={copy.contents} data-print="hidden">
            <details open>
              <summary>{copy.contents}</summary>
              <ol lang="ko">
                {articles.map(({ id, title: name }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
        {/* The server sanitised it when an administrator saved it. */}
        <div className={`prose ${styles.text}`} lang="ko" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}
