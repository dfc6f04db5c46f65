import type { ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconChevronRight from '~icons/tabler/chevron-right';
import { editorCopy } from '../editor/editor-copy.ts';
import { fieldNameOf, sectionOf } from './field-names.ts';
import type { FieldErrors } from './valid-value.ts';
import styles from './error-summary.module.css';
import { anchorOf } from '../sections/section.ts';
import { sectionOrder } from '../sections/use-section.ts';

const copy = editorCopy.errorSummary;
const AFTER_FOCUS = 50;

/** The field that shows an error, else the first invalid one of its section. */
function invalidField(section: ResumeSection, text: string): HTMLElement | undefined {
  const box = document.getElementById(anchorOf(section));
  const fields = [...(box?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  const says = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .some((id) => document.getElementById(id)?.textContent?.includes(text));
  return fields.find(says) ?? fields[0];
}

const placeOf = (path: string): number => sectionOrder.indexOf(sectionOf(path));

interface ErrorSummaryProps {
  errors: FieldErrors;
  onGo: (section: ResumeSection) => void;
}

/** The names of fields that are not saved because they are invalid, each with a link to the field. */
export function ErrorSummary({ errors, onGo }: ErrorSummaryProps) {
  const ordered = Object.entries(errors).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  if (ordered.length === 0) return null;
  const go = (path: string, text: string) => {
    const section = sectionOf(path);
    onGo(section);
    // After the section has got the focus.
    setTimeout(() => {
      const field = invalidField(section, text);
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    }, AFTER_FOCUS);
  };
  return (
    <section className={styles.summary} aria-label={copy.title}>
      <h2>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {copy.title}
      </h2>
      <p>{copy.body}</p>
      <ul>
        {ordered.map(([path, texts]) => (
          <li key={path}>
            <button type="button" onClick={() => go(path, texts)}>
              <span>
                <b>{fieldNameOf(path)}</b>
                {texts}
              </span>
              <IconChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
