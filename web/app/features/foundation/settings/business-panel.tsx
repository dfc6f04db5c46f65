import { locales } from '@ieum/contract/common/text.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { businessBounds, businessNumbers, businessTexts } from '@ieum/contract/foundation/settings/enums.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { copy } from './copy.ts';
import styles from './setting.module.css';

const { business } = copy;
const languages = { ko: business.korean, en: business.english, cn: business.chinese };

/** The label of each of its fields, by its name in the form. */
export const businessLabels: Readonly<Record<string, string>> = Object.fromEntries([
  ...businessNumbers.map((name) => [`business.${name}`, business[name]]),
  ...businessTexts.flatMap((name) =>
    locales.map((locale) => [
      `business.${name}.${locale}`,
      business.inLanguage(business[name], languages[locale]),
    ]),
  ),
]);

const Field = ({ name, maxLength }: { name: string; maxLength: number }) => (
  <Text name={name} label={businessLabels[name] ?? ''} maxLength={maxLength} isOptional />
);

/** The operator of the site, as the visitors' footer shows it. */
export const BusinessPanel = () => (
  <Panel title={business.title}>
    <p className={styles.hint}>{business.hint}</p>
    <Stack gap={16}>
      {businessTexts.map((name) => (
        <div key={name} className={styles.languages}>
          {locales.map((locale) => (
            <Field key={locale} name={`business.${name}.${locale}`} maxLength={businessBounds.line} />
          ))}
        </div>
      ))}
      <div className={styles.numbers}>
        {businessNumbers.map((name) => (
          <Field
            key={name}
            name={`business.${name}`}
            maxLength={name === 'email' ? bounds.email : businessBounds.number}
          />
        ))}
      </div>
    </Stack>
  </Panel>
);
