import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A postal address: five-digit postcode, address by road, address by lot (empty when unknown). */
export type Address = { zoneCode: string; roadAddress: string; lotAddress: string };

/** Finds addresses by road, lot, building or postcode, at most `limit` (5); rejects with AddressSearchError. */
export type AddressSearch = { search(query: string, limit?: number): Promise<Address[]> };

/** The address service is unavailable; the person's input is not the cause. */
export class AddressSearchError extends Error {
  override name = 'AddressSearchError';
}

/** The part of a juso.go.kr address that we read. */
export const JusoAddress = z.object({
  roadAddrPart1: z.string(),
  roadAddrPart2: z.string(),
  jibunAddr: z.string(),
  zipNo: z.string(),
  bdNm: z.string(),
});
export type JusoAddress = z.infer<typeof JusoAddress>;

export const maxAddresses = 5;

/** Converts an address of juso.go.kr into ours. */
export function addressOf({ zipNo, roadAddrPart1, jibunAddr }: JusoAddress): Address {
  return { zoneCode: zipNo, roadAddress: roadAddrPart1, lotAddress: jibunAddr };
}

const sampleFile = new URL('addresses.sample.json', import.meta.url);

/** Some well-known public addresses, as juso.go.kr would return them. */
export function sampleAddresses(): JusoAddress[] {
  return z.array(JusoAddress).parse(JSON.parse(readFileSync(sampleFile, 'utf8')));
}

/** The bundled addresses that contain every word of the query. */
export function matchAddresses(addresses: JusoAddress[], query: string): JusoAddress[] {
  const words = query.normalize('NFC').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return addresses.filter((address) => {
    const text = Object.values(address).join(' ');
    return words.every((word) => text.includes(word));
  });
}

/** The search without a key: the bundled sample only. */
export function sampleSearch(): AddressSearch {
  const addresses = sampleAddresses();
  return {
    search: async (query, limit = maxAddresses) =>
      matchAddresses(addresses, query).slice(0, Math.min(limit, maxAddresses)).map(addressOf),
  };
}
