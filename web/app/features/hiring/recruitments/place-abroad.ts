interface Country {
  code: string;
  name: string;
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const WITHOUT_COUNTRY = '해외';

/** The names of countries in Korean and English, long names first. */
function listCountries(): Country[] {
  const wordings = ['ko', 'en'].flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style }),
    ),
  );
  return (
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      // Former codes have the same name as the current one.
      .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
      .flatMap((code) => wordings.map((names) => ({ code, name: names.of(code)?.toLowerCase() ?? '' })))
      .filter(({ name }) => name !== '')
      .toSorted((a, b) => b.name.length - a.name.length)
  );
}

let countries: Country[] | undefined;

const isLatin = (letter: string | undefined): boolean => /[a-z]/i.test(letter ?? '');

/** The country at the beginning or end of an address, and the rest of it. */
function splitCountry(address: string) {
  const low = address.toLowerCase();
  countries ??= listCountries();
  for (const { code, name } of countries) {
    if (low.startsWith(name) && !(isLatin(name.at(-1)) && isLatin(low[name.length])))
      return { code, name: address.slice(0, name.length), city: partsOf(address.slice(name.length))[0] };
    const start = low.length - name.length;
    if (low.endsWith(name) && /[\s,]/.test(low[start - 1] ?? ''))
      return { code, name: address.slice(start), city: partsOf(address.slice(0, start)).at(-1) };
  }
  return undefined;
}

/** Korean addresses separate their parts by spaces, others by commas. */
const partsOf = (address: string): string[] =>
  address
    .split(/,|(?<=[가-힣])\s/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Country and city of a workplace abroad, whose address is one free line; both are always returned. */
export function placeAbroad(address: string, region: string | undefined) {
  const country = splitCountry(address.trim());
  const city = region ?? country?.city ?? country?.name ?? partsOf(address)[0] ?? WITHOUT_COUNTRY;
  return { addressCountry: country?.code ?? city, addressLocality: city };
}
