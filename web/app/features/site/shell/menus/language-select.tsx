import { locales, type Locale } from '@ieum/contract/common/text.ts';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconWorld from '~icons/tabler/world';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { usePreview } from '#lib/document/preview.ts';
import { htmlLang, locale } from '#lib/format/copy.ts';
import { copy } from '../copy.ts';
import styles from '../frames/header.module.css';

const NAMES: readonly [Locale, string][] = [
  ['ko', '한국어'],
  ['en', 'English'],
  ['cn', '中文'],
];

const YEAR_SECONDS = 365 * 24 * 3600;

function chooseLocale(next: string): void {
  if (!locales.some((known) => known === next)) return;
  document.cookie = `locale=${next}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  location.reload();
}

/**
 * Selects the language of the pages and reloads; shows the language's code or its name. The language of a
 * preview is selected in the console.
 */
export function LanguageSelect({ isNamed }: { isNamed?: boolean }) {
  const code = locale.toUpperCase();
  const isPreview = usePreview() !== undefined;
  const own = NAMES.find(([value]) => value === locale)?.[1];
  return (
    <span className={styles.language}>
      <IconWorld size={18} stroke={1.75} aria-hidden />
      <span aria-hidden>{isNamed ? own : code}</span>
      <IconChevronDown size={14} aria-hidden />
      <select
        aria-label={copy.language(code)}
        defaultValue={locale}
        {...useDisabledUntilHydrated()}
        {...(isPreview && { disabled: true })}
        onChange={(e) => chooseLocale(e.target.value)}
      >
        {NAMES.map(([value, name]) => (
          <option key={value} value={value} lang={htmlLang[value]}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
