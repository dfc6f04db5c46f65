import IconSearch from '~icons/tabler/search';
import { Form, Link } from 'react-router';
import { hintCopy } from '#features/hiring/recruitments/filters/hint-copy.ts';
import { SuggestField } from '#features/site/search/suggestions/suggest-field.tsx';
import { isBuilt } from '#lib/document/built.ts';
import { hasAllFeatures } from '#lib/document/available-features.ts';
import { Button } from '#ui/button/button.tsx';
import { copy } from './copy.ts';
import { HeroPicture } from './hero-picture.tsx';
import styles from './hero.module.css';

const RINGS = [120, 200, 290, 390, 500, 620];
const STARS = [
  [890, 470, 4],
  [1010, 270, 5],
  [753, 337, 4],
  [1220, 196, 4],
  [640, 340, 3],
  [1149, 216, 3],
] as const;

const searchPath = isBuilt('/search') ? '/search' : '/recruitments';

const Rings = () => (
  <svg className={styles.rings} viewBox="0 0 1320 460" preserveAspectRatio="xMaxYMid slice" aria-hidden>
    {RINGS.map((radius, index) => (
      <circle
        key={radius}
        cx="1010"
        cy="470"
        r={radius}
        fill="none"
        stroke="var(--cobalt-4)"
        strokeOpacity={0.3 - index * 0.04}
      />
    ))}
    {STARS.map(([x, y, radius]) => (
      <circle key={x} cx={x} cy={y} r={radius} fill="var(--cobalt-3)" fillOpacity="0.8" />
    ))}
  </svg>
);

/** The main visual with the search. */
export function Hero() {
  const { kicker, title } = hasAllFeatures ? copy.hero : copy.heroToday;
  const [first, second] = title;
  return (
    <section className={styles.frame}>
      <div className={styles.hero}>
        <Rings />
        <div className={styles.words}>
          <p className={styles.kicker}>{kicker}</p>
          <h1>
            {first}
            <br />
            {second}
          </h1>
          <Form action={searchPath} role="search" aria-label={copy.hero.search} className={styles.search}>
            <IconSearch size={22} aria-hidden />
            <SuggestField required placeholder={hintCopy.search} aria-label={copy.hero.search} />
            <Button type="submit">{copy.hero.submit}</Button>
          </Form>
          <ul className={styles.suggested} aria-label={copy.hero.suggested}>
            <li aria-hidden>{copy.hero.suggested}</li>
            {copy.hero.texts.map((word) => (
              <li key={word}>
                <Link to={`${searchPath}?searchValue=${encodeURIComponent(word)}`}>{word}</Link>
              </li>
            ))}
          </ul>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}
