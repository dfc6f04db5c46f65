import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import { isUnwritten } from '@ieum/contract/hiring/recruitments/checks.ts';
import { useRef } from 'react';
import { RecruitmentArticle } from '#features/hiring/recruitments/detail/recruitment-article.tsx';
import type { RecruitmentArticleData } from '#features/hiring/recruitments/article-data.ts';
import { HashTagLinks } from '#features/foundation/hash-tags/hash-tag-links.tsx';
import type { HashTagRef } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import { say } from '#lib/format/copy.ts';
import { daysLeft } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { useFollowEdited } from './use-follow-edited.ts';
import type { EditorForm } from '../editor-form.ts';
import { escapeHtml, textOf } from '../html-text.ts';
import { useShownPhotos } from '#features/foundation/files/rich-text/own-photos.ts';
import { previewCopy as copy } from './preview-copy.ts';
import { isDay } from '#ui/form/days/typed-day.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './preview.module.css';
import { periodSummary } from '../checks/summaries.ts';
import { recruitmentLooks } from '../../states-copy.ts';

interface PreviewProps {
  form: EditorForm;
  files: readonly FileRef[];
  hashTags: readonly HashTagRef[];
  company: { name: string; logo: string | undefined };
  /** The edited field or part, which is scrolled into view. */
  follows: string;
  /** The state of the recruitment; a draft is not public yet. */
  state: RecruitmentState;
}

const daysLeftOf = ({ isOpenHiring, endsAt }: EditorForm['application']): number | null =>
  isOpenHiring ? null : daysLeft(endsAt);

const hasPhoto = (content: string): boolean => /<img\b/i.test(content);

/** The placeholder and empty headings are not shown as the description. */
const contentOf = ({ content }: EditorForm): string =>
  isUnwritten(textOf(content)) && !hasPhoto(content) ? `<p>${escapeHtml(copy.noContent)}</p>` : content;

/** A date field may contain a text that is not a day yet. */
const knownDay = (day: string | null): string | null => (isDay(day) ? day : null);

/** The current values of the form, in the shape of the public page. */
function recruitmentOf(form: EditorForm, files: readonly FileRef[]): RecruitmentArticleData {
  const { types, startsAt, endsAt } = form.employment;
  return {
    ...form,
    content: contentOf(form),
    state: 'ON_GOING',
    employment: {
      ...form.employment,
      startsAt: knownDay(startsAt),
      endsAt: knownDay(endsAt),
      typesTexts: types.map((type) => say(employmentTypeTexts[type])),
    },
    questions: form.questions.map((question, index) => ({
      ...question,
      _id: question._id ?? `new-${index}`,
      index,
    })),
    attachments: [...files],
    regions: [],
    daysLeft: daysLeftOf(form.application),
    hitCounts: 0,
  };
}

/** The recruitment as visitors will see it, from the current values of the form. */
export function Preview({ form, files, hashTags, company, state, follows }: PreviewProps) {
  const { application } = form;
  const content = useShownPhotos(form.content);
  const article = useRef<HTMLElement>(null);
  useFollowEdited(article, follows, form);
  const hasPeriod = application.isOpenHiring || application.endsAt !== null;
  return (
    <article ref={article} className={styles.recruitment}>
      <p className={styles.company}>
        <GeneratedLogo name={company.name} logo={company.logo} size={40} />
        <b>
          <MemberText>{company.name}</MemberText>
        </b>
      </p>
      <h2 data-place="subject basic" data-empty={form.subject ? undefined : true}>
        <MemberText>{form.subject || copy.noSubject}</MemberText>
      </h2>
      {form.summary && (
        <p data-place="summary" className={styles.summary}>
          {form.summary}
        </p>
      )}
      <p data-place="application" className={styles.state}>
        {state === 'NO_SHOWN' ? (
          <Badge hue="ink">{copy.before}</Badge>
        ) : (
          <StatusBadge states={recruitmentLooks} value={state} />
        )}
        {hasPeriod && <DDayBadge days={daysLeftOf(application)} />}
        {application.endsAt !== null && !application.isOpenHiring && (
          <span className="number">{periodSummary(application)}</span>
        )}
      </p>
      <RecruitmentArticle
        recruitment={recruitmentOf({ ...form, content }, files)}
        hashTags={<HashTagLinks tags={hashTags} isPlain />}
      />
    </article>
  );
}
