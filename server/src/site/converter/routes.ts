import { converter as contract } from '@ieum/contract/site/converter/endpoints.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { maskAddress, maskBirth, maskEmail, maskName, maskPhone, maskPlace } from '#kit/masks.ts';
import { decryptSecret, encryptSecret, type Secrets } from '#platform/crypto.ts';

export interface ConverterDeps {
  isDemo: boolean;
  secrets: Secrets;
}

const masksOf = (text: string) => ({
  name: maskName(text),
  phone: maskPhone(text),
  email: maskEmail(text),
  birth: maskBirth(text),
  place: maskPlace(text),
  address: maskAddress(text),
});

export function converterRoutes(route: Route, { isDemo, secrets }: ConverterDeps) {
  route(contract.convert, {
    limit: { max: 60, perSeconds: 60 },
    run: async (_, { body: { text } }) => {
      if (!isDemo) throw notFound();
      const encrypted = encryptSecret(secrets, text);
      return {
        masks: masksOf(text),
        encryption: { encrypted, isRestored: decryptSecret(secrets, encrypted) === text },
      };
    },
  });
}
