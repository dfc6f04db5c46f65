import { emailDomains } from '@ieum/contract/account/users/enums.ts';
import { useState } from 'react';
import { AddressSearch } from '#features/foundation/addresses/address-search.tsx';
import { typedPhone } from '@ieum/contract/common/text-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { groupTypedPhone } from '#ui/field/grouped-phone.ts';
import { ChoiceCards } from '#ui/choice/choice-cards.tsx';
import { Combobox, type ComboboxOption } from '#ui/field/combobox.tsx';
import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';
import type { FieldErrors } from '../fields/valid-value.ts';
import { DayField, LineField } from '../fields/fields.tsx';
import { labels } from '../labels.ts';
import styles from './sections.module.css';
import { SectionBox } from './section-box.tsx';
import { sectionCopy as copy } from './section-copy.ts';
import type { SectionProps } from './section.ts';
import { PhotoField } from '../editor/photo-field.tsx';

interface PersonalSectionProps extends SectionProps {
  photo: { profileId: string | null; saved: Resume; onChange: (profileId: string | null) => void };
}

type Person = SectionProps['content']['personalInformation'];

interface PartProps {
  person: Person;
  onChange: (change: Partial<Person>) => void;
  errors: FieldErrors;
}

const at = (errors: FieldErrors, name: string) => errors[`personalInformation.${name}`];

const genders = (['FEMALE', 'MALE'] as const).map((value) => ({ value, label: labels.gender[value] }));
const genderOf = (chosen: string) => genders.find(({ value }) => value === chosen)?.value ?? null;

/** Suggestions with each of the three domains, until a complete domain is typed. */
function suggestionsFor(typed: string): ComboboxOption[] {
  const [name = '', domain = ''] = typed.split('@');
  if (name === '' || domain.includes('.')) return [];
  return emailDomains
    .filter((one) => one.startsWith(domain))
    .map((one) => ({ id: `${name}@${one}`, label: `${name}@${one}` }));
}

function AddressFields({ person, onChange, errors }: PartProps) {
  const { residence } = person;
  const [isSearching, setSearching] = useState(false);
  const change = (part: Partial<Person['residence']>) => onChange({ residence: { ...residence, ...part } });
  return (
    <fieldset className={styles.address}>
      <legend className="visually-hidden">{copy.address}</legend>
      <div>
        <LineField
          label={copy.postcode}
          value={residence.postcode}
          max={10}
          inputMode="numeric"
          autoComplete="postal-code"
          error={at(errors, 'residence.postcode')}
          onChange={(postcode) => change({ postcode })}
        />
        <Button kind="default" aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          {copy.findAddress}
        </Button>
      </div>
      {isSearching && (
        <AddressSearch
          onClose={() => setSearching(false)}
          onPick={(address) => {
            change(address);
            setSearching(false);
          }}
        />
      )}
      <LineField
        label={copy.address1}
        value={residence.address1}
        max={200}
        autoComplete="address-line1"
        error={at(errors, 'residence.address1')}
        onChange={(address1) => change({ address1 })}
      />
      <LineField
        label={copy.address2}
        value={residence.address2}
        max={200}
        autoComplete="address-line2"
        error={at(errors, 'residence.address2')}
        onChange={(address2) => change({ address2 })}
      />
    </fieldset>
  );
}

const EmailField = ({ person, onChange, errors }: PartProps) => (
  <div className={styles.whole}>
    <Combobox
      size="md"
      label={copy.email}
      value={person.email}
      options={suggestionsFor(person.email)}
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      error={at(errors, 'email')}
      onChange={(email) => onChange({ email })}
      onPick={(email) => onChange({ email })}
    />
  </div>
);

function PersonFields({ person, onChange, errors }: PartProps) {
  return (
    <>
      <LineField
        label={copy.name}
        value={person.name}
        max={50}
        autoComplete="name"
        error={at(errors, 'name')}
        onChange={(name) => onChange({ name })}
      />
      <DayField
        label={copy.bornAt}
        value={person.bornAt}
        precision="day"
        error={at(errors, 'bornAt')}
        onChange={(bornAt) => onChange({ bornAt })}
      />
      <LineField
        label={copy.phone}
        value={typedPhone(person.phone)}
        max={20}
        autoComplete="tel"
        inputMode="numeric"
        placeholder="010-1234-5678"
        error={at(errors, 'phone')}
        read={groupTypedPhone}
        onChange={(phone) => onChange({ phone })}
      />
      <ChoiceCards
        legend={copy.gender}
        options={genders}
        chosen={person.gender}
        onChange={({ target }) => onChange({ gender: genderOf(target.value) })}
      />
      <EmailField person={person} onChange={onChange} errors={errors} />
    </>
  );
}

/** 기본 정보: photo, name, contacts, birth date, gender and address. */
export function PersonalSection({ content, write, errors, frame, photo }: PersonalSectionProps) {
  const person = content.personalInformation;
  const change = (part: Partial<Person>) => write('personalInformation', { ...person, ...part });
  const parts = { person, errors, onChange: change };
  return (
    <SectionBox section="personalInformation" isRequired {...frame}>
      <div className={styles.personal}>
        <PhotoField
          name={person.name}
          profileId={photo.profileId}
          profile={photo.saved.profile}
          onChange={photo.onChange}
          error={errors._profile}
        />
        <div className={styles.grid}>
          <div className={styles.whole}>
            <LineField
              label={copy.resumeName}
              placeholder={copy.resumeNameHint}
              value={content.name}
              max={100}
              error={errors.name}
              onChange={(name) => write('name', name)}
            />
          </div>
          <PersonFields {...parts} />
          <div className={styles.whole}>
            <AddressFields {...parts} />
          </div>
        </div>
      </div>
    </SectionBox>
  );
}
