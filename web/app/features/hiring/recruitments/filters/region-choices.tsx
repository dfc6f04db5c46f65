import { regions, type Region } from '@ieum/contract/hiring/recruitments/enums.ts';
import { Choice, Choices, countIn, type Counts } from './filter-choice.tsx';
import styles from './filter-fields.module.css';
import { citiesOf, cityToggled, hasRegion, regionToggled } from './filters.ts';
import { listCopy as copy } from '../list/list-copy.ts';
import { cityText, regionText } from '../texts.ts';

/** The regions with most trade first, the others in their usual order. */
const FIRST_REGIONS: readonly Region[] = ['서울', '경기', '부산', '인천'];
const OTHER_REGIONS = regions.filter((region) => !FIRST_REGIONS.includes(region));
const FIRST_CITIES = 5;

interface RegionChoicesProps {
  /** The regions and cities of the filter. */
  regions: readonly string[];
  counts: Counts | undefined;
  onChange: (regions: string[]) => void;
}

/** Every city with recruitments, by descending count, and all chosen ones. */
function offeredCities(regions: readonly string[], region: string, counts: Counts): string[] {
  const start = `${region}:`;
  const counted = Object.keys(counts)
    .filter((word) => word.startsWith(start))
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (a < b ? -1 : 1))
    .map((word) => word.slice(start.length));
  return [...new Set([...counted, ...citiesOf(regions, region)])];
}

/** The cities of a chosen region; none ticked means all of it. */
function Cities({ regions, counts, onChange, region }: RegionChoicesProps & { region: Region }) {
  const cities = offeredCities(regions, region, counts ?? {});
  if (cities.length === 0) return null;
  const own = counts && Object.fromEntries(cities.map((city) => [city, counts[`${region}:${city}`] ?? 0]));
  return (
    <div className={styles.cities} role="group" aria-label={copy.citiesOf(regionText(region))}>
      <Choices
        name="region"
        keyOf={(city) => `${region}:${city}`}
        values={cities}
        chosen={citiesOf(regions, region)}
        counts={own}
        labelOf={(city) => cityText(region, city)}
        onToggle={(city) => onChange(cityToggled(regions, region, city))}
        first={FIRST_CITIES}
        moreOf={copy.moreCities}
      />
    </div>
  );
}

/** Regions, and under a chosen one its cities and districts. */
export function RegionChoices({ regions, counts, onChange }: RegionChoicesProps) {
  const one = (region: Region) => {
    const isChosen = hasRegion(regions, region);
    return (
      <div key={region}>
        <Choice
          name="region"
          value={region}
          label={regionText(region)}
          isChosen={isChosen}
          count={countIn(counts, region)}
          onToggle={() => onChange(regionToggled(regions, region))}
        />
        {isChosen && <Cities regions={regions} counts={counts} onChange={onChange} region={region} />}
      </div>
    );
  };
  const isOtherChosen = OTHER_REGIONS.some((region) => hasRegion(regions, region));
  return (
    <>
      {FIRST_REGIONS.map(one)}
      <details className={styles.rest} open={isOtherChosen || undefined}>
        <summary>{copy.moreRegions(OTHER_REGIONS.length)}</summary>
        {OTHER_REGIONS.map(one)}
      </details>
    </>
  );
}
