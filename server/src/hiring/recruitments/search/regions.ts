import { regions, type Region } from '@ieum/contract/hiring/recruitments/enums.ts';
import { wordingsOf } from '@ieum/contract/common/text.ts';
import { regionTexts } from '@ieum/contract/hiring/recruitments/labels.ts';

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

/** Every name of a region in lower case, also as it is said: 부산시, 제주도. */
const spokenNames = new Map<string, Region>([
  ...otherNames,
  ...regions.flatMap((region) =>
    [region, `${region}시`, `${region}도`, ...wordingsOf(regionTexts[region].text)].map(
      (name): [string, Region] => [name.toLowerCase(), region],
    ),
  ),
]);

/** The region that a word names, in any language; a longer word that only begins with one names none. */
export const regionNamed = (word: string): Region | undefined =>
  spokenNames.get(word.normalize('NFC').toLowerCase());

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
