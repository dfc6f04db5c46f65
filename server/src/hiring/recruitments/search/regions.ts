import { regions, type Region } from '@ieum/contract/hiring/recruitments/enums.ts';
import { wordingsOf } from '@ieum/contract/common/text.ts';
import { regionTexts } from '@ieum/contract/hiring/recruitments/labels.ts';
import { PARTICLES } from '#kit/search/particles.ts';

/** Official and former names that do not begin with the short one. */
const otherNames = new Map<string, Region>([
  ['충청북도', '충북'],
  ['충청남도', '충남'],
  ['전라북도', '전북'],
  ['전라남도', '전남'],
  ['경상북도', '경북'],
  ['경상남도', '경남'],
]);

/** The short name of a first-level region, from its short, official or former name. */
export function regionOf(name: string): Region | undefined {
  const trimmed = name.normalize('NFC').trim();
  return otherNames.get(trimmed) ?? regions.find((region) => trimmed.startsWith(region));
}

/** Every name of a region in lower case, in the three languages, also as it is said: 부산시, 제주도. */
const spokenNames = new Map<string, Region>([
  ...otherNames,
  ...regions.flatMap((region) =>
    [region, `${region}시`, `${region}도`, ...wordingsOf(regionTexts[region].text)].map(
      (name): [string, Region] => [name.toLowerCase(), region],
    ),
  ),
]);

/** The names in one script as alternatives of a regular expression, the longer ones first. */
const namesIn = (script: RegExp): string =>
  [...spokenNames.keys()]
    .filter((name) => script.test(name))
    .toSorted((one, other) => other.length - one.length)
    .join('|');

/** A name with what may follow it. Only Chinese is written without spaces, so there it may be within other words. */
const NAMES = new RegExp(
  [
    `(?<![가-힣])(${namesIn(/[가-힣]/)})(?:지역|쪽)?(?:${PARTICLES}|엔|이나)*(?![가-힣])`,
    `(?<![a-z])(${namesIn(/[a-z]/)})(?:-(?:si|do))?(?![a-z])`,
    `(${namesIn(/\p{Script=Han}/u)})(?:特别自治[市道]|特别市|广域市|[市道岛])?`,
  ].join('|'),
  'gi',
);

/** The regions that a text names, in any language, and the text without their names. */
export function regionsIn(text: string): { regions: Region[]; rest: string } {
  const named = new Set<Region>();
  const rest = text.normalize('NFC').replaceAll(NAMES, (_, ...groups: (string | undefined)[]) => {
    const name = groups.slice(0, 3).find(Boolean);
    const region = name && spokenNames.get(name.toLowerCase());
    if (region) named.add(region);
    return ' ';
  });
  return { regions: [...named], rest };
}

/** The beginnings of addresses in a region: its short name, and one that does not begin with it. */
export const namesOfRegion = (region: Region): string[] => [
  region,
  ...[...otherNames].filter(([, short]) => short === region).map(([name]) => name),
];

/** A city or district as the filter of regions accepts it; a longer word is no city. */
const CITY = /^[가-힣A-Za-z0-9]{1,29}[시군구]$/;

/**
 * The place of an address: its region and, after a colon, its city or district; empty for a foreign address.
 */
export function placesOf(address: string): { region: Region; city: string | undefined } | undefined {
  const [first = '', second] = address.normalize('NFC').trim().split(/\s+/);
  const region = regionOf(first);
  return region && { region, city: second && CITY.test(second) ? second : undefined };
}
