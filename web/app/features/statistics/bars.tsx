import { numberText } from '#lib/money.ts';
import { Panel } from '#ui/panel.tsx';
import { copy } from './copy.ts';
import type { Statistics } from './data.ts';
import { percent } from './funnel.tsx';
import styles from './statistics.module.css';

const { shares: words } = copy;
type Share = Statistics['careers'][number];

const isNamed = <T extends object>(names: T, key: string): key is Extract<keyof T, string> => key in names;

function nameOf(key: string): string {
  if (isNamed(words.steps, key)) return words.steps[key];
  if (isNamed(words.levels, key)) return words.levels[key];
  return key === 'OTHERS' ? words.others : key;
}

/** Who applied, by one of their traits: a bar each with number and share. */
export function Bars({ title, shares }: { title: string; shares: readonly Share[] }) {
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  const most = shares.reduce<Share | undefined>(
    (top, one) => (one.count > (top?.count ?? 0) ? one : top),
    undefined,
  );
  return (
    <Panel title={title}>
      <figure>
        <figcaption className={styles.finding}>{most ? words.most(nameOf(most.key)) : words.none}</figcaption>
        <ul className={styles.bars}>
          {shares.map((share) => (
            <li key={share.key} data-most={share === most || undefined}>
              <span>{nameOf(share.key)}</span>
              <i>
                <i style={{ width: `${most ? (share.count / most.count) * 100 : 0}%` }} />
              </i>
              <b className="number">{numberText(share.count)}</b>
              <em className="number">{percent(share.count, all)}</em>
            </li>
          ))}
        </ul>
      </figure>
    </Panel>
  );
}
