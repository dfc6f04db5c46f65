import { bounds } from '@ieum/contract/common/bounds.ts';
import { bannerCodes } from '@ieum/contract/content/banners/enums.ts';
import { bannerCodeTexts } from '@ieum/contract/content/banners/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { PreviewLink } from '#features/foundation/publishing/preview-link.tsx';
import { PublicationFields } from '#features/foundation/publishing/publication-fields.tsx';
import { useContentForm } from '#features/foundation/publishing/use-content-form.ts';
import { VersionHistory } from '#features/foundation/publishing/version-history.tsx';
import { say } from '#lib/format/copy.ts';
import { Choices } from '#ui/form/fields/choices.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { copy } from './copy.ts';
import { bannerQuery, useRemoveBanner, useSaveBanner, type ConsoleBanner } from './data.ts';
import { compared, draftOf, formOf, slideLines, valuesOfVersion, type BannerFormValues } from './draft.ts';
import { SlidesField } from './slides-field.tsx';
import { useRights } from '#lib/session/rights.ts';

const LIST = '/console/banners';
const { fields } = copy;
const codes = bannerCodes.map((value) => ({ value, label: say(bannerCodeTexts[value]) }));

const resolver = lazyResolver<BannerFormValues>(async () => (await import('./draft-rules.ts')).resolveBanner);
const describe = describeConflictBy(fields, { slides: slideLines });

function useBannerForm(banner: ConsoleBanner | undefined) {
  const save = useSaveBanner();
  const remove = useRemoveBanner();
  const form = useForm<BannerFormValues>({ resolver, defaultValues: formOf(banner) });
  return useContentForm({
    kind: 'banner',
    form,
    row: banner,
    formOf,
    draftOf,
    describe,
    save,
    remove,
    nameOf: ({ name }) => name,
    copy,
    list: LIST,
  });
}

const Fields = () => (
  <>
    <Panel title={copy.about}>
      <Choices name="code" label={fields.code} options={codes} />
      <Text name="name" label={fields.name} hint={fields.nameHint} maxLength={bounds.contentSubject} />
    </Panel>
    <Panel title={fields.slides}>
      <SlidesField />
    </Panel>
    <Panel title={copy.period}>
      <PublicationFields />
    </Panel>
  </>
);

function Editor({ banner }: { banner: ConsoleBanner | undefined }) {
  const { form, submit, choice, removal, isSaving } = useBannerForm(banner);
  const mayWrite = useRights().may('content.write');
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: banner ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={LIST}
      isSaving={isSaving}
      mayWrite={mayWrite}
      preview={<BannerPreview />}
      removal={removal}
      actions={
        banner && (
          <PreviewLink page="/" startsAt={banner.startsAt} content={{ kind: 'banner', _id: banner._id }} />
        )
      }
      after={
        banner && (
          <VersionHistory
            kind="banner"
            rowId={banner._id}
            version={banner.version}
            fields={compared}
            valuesOf={valuesOfVersion}
          />
        )
      }
    >
      <Fields />
      {choice}
    </RowEditor>
  );
}

const EditBanner = ({ id }: { id: string }) => (
  <FreshRow of={useQuery(bannerQuery(id))}>
    {(banner) => <Editor key={banner._id} banner={banner} />}
  </FreshRow>
);

/** /console/banners/create and /console/banners/{_banner}: one banner. */
export const BannerEditor = ({ id }: { id: string | undefined }) =>
  id === undefined ? <Editor banner={undefined} /> : <EditBanner key={id} id={id} />;
