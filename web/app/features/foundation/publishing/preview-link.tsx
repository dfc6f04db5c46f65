import IconExternalLink from '~icons/tabler/external-link';
import { ButtonLink } from '#ui/button/button.tsx';
import { copy } from './copy.ts';
import { previewAddress, type PreviewedContent } from './preview-address.ts';

interface PreviewLinkProps {
  /** The public page that shows the content. */
  page: string;
  /** When the content begins; without a later moment the page is shown as it is now. */
  startsAt?: string | null;
  /** Shown also while it is a draft; terms have no drafts. */
  content?: PreviewedContent;
}

const laterOf = (moment: string | null | undefined): string | undefined =>
  moment && Date.parse(moment) > Date.now() ? moment : undefined;

/**
 * From the editor of content to the page that shows it as it is saved, at the moment at which it begins. It opens in a
 * new tab, so that the editor keeps what is not saved yet.
 */
export const PreviewLink = ({ page, startsAt, content }: PreviewLinkProps) => (
  <ButtonLink
    kind="default"
    to={previewAddress(page, laterOf(startsAt), content)}
    target="_blank"
    title={copy.previewHint}
    icon={<IconExternalLink aria-hidden />}
  >
    {copy.preview}
  </ButtonLink>
);
