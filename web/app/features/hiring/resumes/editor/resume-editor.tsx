import { ownAddress } from '@ieum/contract/common/own-address.ts';
import type { ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';
import IconEye from '~icons/tabler/eye';
import { useState } from 'react';
import { timeText } from '#lib/format/dates.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveStatus } from '#ui/state/save-status.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { CertificateSection } from '../sections/certificate-section.tsx';
import { downloadResume } from '../data.ts';
import type { ResumeDraft } from './draft.ts';
import type { DraftState } from './draft-state.ts';
import { editorCopy as copy } from './editor-copy.ts';
import { EducationSection } from '../sections/education-section.tsx';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { LanguageSection } from '../sections/language-section.tsx';
import { CoverLetterSection } from '../sections/cover-letter-section.tsx';
import { PersonalSection } from '../sections/personal-section.tsx';
import type { ResumePart } from '../parts.ts';
import { PdfButton } from './pdf-button.tsx';
import { previewOf, PreviewCard, PreviewSheet } from '../view/resume-preview.tsx';
import styles from './resume-editor.module.css';
import { ResumeTabs } from './resume-tabs.tsx';
import { ResumeView } from '../view/resume-view.tsx';
import { SaveNotice } from './save-notice.tsx';
import { SectionNav } from './section-nav.tsx';
import { SkillSection } from '../sections/skill-section.tsx';
import { StepBar } from './step-bar.tsx';
import { useResumeDraft } from './use-draft.ts';
import { useSection } from '../sections/use-section.ts';
import { WorkSection } from '../sections/work-section.tsx';

interface SectionsProps {
  view: DraftState;
  draft: ResumeDraft;
  current: ResumeSection;
  onEnter: (section: ResumeSection) => void;
  onLeave: () => void;
}

function Sections({ view, draft, current, onEnter, onLeave }: SectionsProps) {
  const { content, errors, saved } = view;
  const { percent, sections } = saved.completeness;
  const propsOf = (section: ResumeSection) => {
    const state = sections.find((one) => one.section === section);
    const reachable = state && !state.isComplete ? percent + state.weight : undefined;
    const frame = {
      isCurrent: section === current,
      onEnter: () => onEnter(section),
      onLeave,
      reachable,
    };
    return { content, errors, write: draft.write, frame };
  };
  /** A part replaced from elsewhere resets its fields. */
  const keyOf = (...parts: ResumePart[]) =>
    parts.map((part) => `${part}${view.resetCounts[part] ?? 0}`).join();
  const photo = { profileId: content._profile, saved, onChange: draft.setPhoto };
  return (
    <div className={styles.form}>
      <PersonalSection
        key={keyOf('name', 'profile', 'personalInformation')}
        {...propsOf('personalInformation')}
        photo={photo}
      />
      <EducationSection key={keyOf('education')} {...propsOf('education')} />
      <WorkSection
        key={keyOf('workExperience')}
        {...propsOf('workExperience')}
        counted={saved.careerMonths}
      />
      <LanguageSection key={keyOf('languages')} {...propsOf('languages')} />
      <SkillSection key={keyOf('officeSkills')} {...propsOf('officeSkills')} />
      <CertificateSection key={keyOf('certifications')} {...propsOf('certifications')} />
      <CoverLetterSection key={keyOf('coverLetter')} {...propsOf('coverLetter')} />
    </div>
  );
}

/** Saves pending changes; false while something could not be saved. */
const savedNow = async ({ autosave }: ResumeDraft): Promise<boolean> => {
  await autosave.flush();
  return !autosave.hasUnsaved();
};

function Actions({ draft, onPreview }: { draft: ResumeDraft; onPreview: () => void }) {
  const { read } = useUrlState();
  const next = ownAddress(read('next'));
  return (
    <>
      <PdfButton className={styles.print} onBefore={() => savedNow(draft)} onDownload={downloadResume} />
      <Button
        kind="default"
        size="sm"
        icon={<IconEye size={17} stroke={1.75} aria-hidden />}
        onClick={onPreview}
      >
        {copy.preview}
      </Button>
      {next && (
        <ButtonLink kind="light" size="sm" className={styles.look} to={next}>
          {copy.backToApplication}
        </ButtonLink>
      )}
    </>
  );
}

/** The resume editor: automatically saved sections, their state, and the preview for companies. */
export function ResumeEditor({ resume }: { resume: Resume }) {
  const { draft, view, saveState, onLeave } = useResumeDraft(resume);
  const { current, choose, enter } = useSection();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isFirstVisit] = useState(resume._id === null);
  const preview = previewOf(view, draft.validContent());
  return (
    <>
      <div data-print="hidden" data-own-bar>
        <PageHeader
          title={copy.title}
          isSameAsPlace
          status={
            <SaveStatus
              state={saveState.kind}
              savedAt={saveState.kind === 'saved' ? timeText(saveState.at) : undefined}
              idle={isFirstVisit ? copy.firstVisit : copy.idle}
              onRetry={() => void draft.autosave.flush()}
            />
          }
          actions={<Actions draft={draft} onPreview={() => setPreviewed(true)} />}
        />
        <ResumeTabs />
        <SaveNotice state={saveState} draft={draft} conflicts={view.conflicts} />
        <ErrorSummary errors={view.errors} onGo={choose} />
        <div className={styles.columns}>
          <SectionNav
            completeness={view.saved.completeness}
            content={view.content}
            current={current}
            onChoose={choose}
          />
          <Sections view={view} draft={draft} current={current} onEnter={enter} onLeave={onLeave} />
          <PreviewCard resume={preview} onOpen={() => setPreviewed(true)} />
        </div>
        <StepBar current={current} onChoose={choose} />
        {isPreviewed && (
          <PreviewSheet
            resume={preview}
            pdf={<PdfButton size="md" isWide onBefore={() => savedNow(draft)} onDownload={downloadResume} />}
            onClose={() => setPreviewed(false)}
          />
        )}
      </div>
      <div className={styles.pdf}>
        <ResumeView resume={preview} level={2} />
      </div>
    </>
  );
}
