import { bounds } from '@ieum/contract/common/bounds.ts';
import { videoProviders, videoProviderTexts } from '@ieum/contract/live/lectures/enums.ts';
import { providerOf } from '@ieum/contract/live/lectures/video.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { say } from '#lib/format/copy.ts';
import { Choices } from '#ui/form/fields/choices.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { copy } from './copy.ts';
import type { LectureFormValues } from './draft.ts';

const options = videoProviders.map((value) => ({ value, label: say(videoProviderTexts[value]) }));

/** The address of the video, from which the provider follows. */
export function VideoFields() {
  const { watch, setValue } = useFormContext<LectureFormValues>();
  const { link, type } = watch('video');
  const provider = providerOf(link);
  useEffect(() => {
    if (provider && provider !== type) setValue('video.type', provider, { shouldDirty: true });
  }, [provider, type, setValue]);
  return (
    <>
      <Text
        name="video.link"
        label={copy.fields.link}
        hint={copy.linkHint}
        type="url"
        maxLength={bounds.link}
      />
      <Choices name="video.type" label={copy.fields.provider} options={options} />
    </>
  );
}
