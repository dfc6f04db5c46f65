import { bounds } from '@ieum/contract/common/bounds.ts';
import { isWebLink } from '@ieum/contract/common/web-link.ts';
import { linkTargets } from '@ieum/contract/content/banners/enums.ts';
import { linkTargetTexts } from '@ieum/contract/content/banners/texts.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { useController, useWatch } from 'react-hook-form';
import { PictureField } from '#features/foundation/files/pictures/picture-field.tsx';
import { say } from '#lib/format/copy.ts';
import { Choices } from '#ui/form/fields/choices.tsx';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { copy } from './copy.ts';

const { slide: texts } = copy;
const targets = linkTargets.map((value) => ({ value, label: say(linkTargetTexts[value]) }));

/** In which window the link opens; another site always opens a new one. */
function LinkFields({ name }: { name: string }) {
  const [url, isOuterLink] = useWatch({ name: [`${name}.url`, `${name}.isOuterLink`] }) as [string, boolean];
  const isElsewhere = isWebLink(url);
  return (
    <>
      <Text
        name={`${name}.url`}
        label={texts.url}
        hint={texts.urlHint}
        maxLength={bounds.link}
        inputMode="url"
        isOptional
      />
      {url !== '' && !isElsewhere && (
        <>
          <Checkbox name={`${name}.isOuterLink`} label={texts.isOuterLink} />
          {!isOuterLink && <Choices name={`${name}.target`} label={texts.target} options={targets} />}
        </>
      )}
      {(isElsewhere || isOuterLink) && url !== '' && <p>{texts.outerHint}</p>}
    </>
  );
}

/** The fields of one slide. */
export function SlideFields({ name, guide }: { name: string; guide: string }) {
  const { field, fieldState } = useController({ name: `${name}.image` });
  return (
    <>
      <PictureField
        label={texts.image}
        value={field.value as FileRef | null}
        onChange={field.onChange}
        hint={guide}
        error={fieldState.error?.message}
      />
      <Text
        name={`${name}.alt`}
        label={texts.alt}
        hint={texts.altHint}
        maxLength={bounds.contentSubject}
        hasCounter
      />
      <LinkFields name={name} />
    </>
  );
}
