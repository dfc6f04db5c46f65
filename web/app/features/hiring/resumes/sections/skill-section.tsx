import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import IconPlus from '~icons/tabler/plus';
import IconX from '~icons/tabler/x';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import { askRemoval } from '#ui/layer/ask-removal.ts';
import { toast } from '#ui/toast/toasts.ts';
import { editorCopy } from '../editor/editor-copy.ts';
import { LineField } from '../fields/fields.tsx';
import listStyles from './item-list.module.css';
import { labels } from '../labels.ts';
import { SectionBox } from './section-box.tsx';
import { sectionCopy as copy } from './section-copy.ts';
import type { SectionProps } from './section.ts';
import styles from './skill-section.module.css';

type Skill = ResumeContent['officeSkills'][number];

const MAX_SKILLS = 20;
const STEPS = [1, 2, 3, 4, 5];
const KNOWN = ['MS_EXCL', 'MS_PPTX', 'MS_WORD', 'HAN_GUL', 'WEBSURF'] as const;

/** A known programme keeps its row with nothing chosen. */
const isKnown = ({ type, name }: Skill): boolean => name === '' && KNOWN.some((known) => known === type);

/**
 * Every known programme, chosen or not, then the others in their order; `index` is the position in the
 * resume.
 */
export function skillRows(skills: readonly Skill[]): { skill: Skill; index: number | undefined }[] {
  const known = KNOWN.map((type) => {
    const index = skills.findIndex((skill) => skill.type === type && skill.name === '');
    const skill = skills[index];
    return skill ? { skill, index } : { skill: { type, name: '', score: 0 }, index: undefined };
  });
  const shown = new Set(known.map(({ index }) => index));
  const others = skills.map((skill, index) => ({ skill, index })).filter(({ index }) => !shown.has(index));
  return [...known, ...others];
}

interface StepsProps {
  /** The programme that the levels belong to. */
  name: string;
  score: number;
  onChange: (score: number) => void;
}

const Steps = ({ name, score, onChange }: StepsProps) => (
  <RadioGroup
    look="steps"
    legend={name}
    isLegendHidden
    options={STEPS.map((step) => ({
      value: String(step),
      label: step,
      name: copy.stepOf(step, labels.skillSteps[step] ?? ''),
    }))}
    value={String(Math.min(5, Math.round(score)))}
    onChange={(step) => onChange(Number(step))}
  />
);

interface RowProps {
  skill: Skill;
  isOwn: boolean;
  error: string | undefined;
  onChange: (change: Partial<Skill>) => void;
  onRemove: () => void;
}

function SkillRow({ skill, isOwn, error, onChange, onRemove }: RowProps) {
  const name = skill.name || labels.skill[skill.type];
  const step = Math.min(5, Math.round(skill.score));
  return (
    <li className={styles.row} data-own={isOwn || undefined}>
      {isOwn ? (
        <LineField
          label={copy.skillName}
          isLabelHidden
          placeholder={copy.skillNameHint}
          max={100}
          value={skill.name}
          error={error}
          onChange={(next) => onChange({ name: next })}
        />
      ) : (
        <b>{name}</b>
      )}
      <Steps name={name} score={skill.score} onChange={(score) => onChange({ score })} />
      <span className={styles.word}>{labels.skillSteps[step]}</span>
      <button
        type="button"
        className={styles.clear}
        aria-label={isOwn ? editorCopy.remove(name) : copy.unchoose(name)}
        disabled={!isOwn && step === 0}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </button>
    </li>
  );
}

/** 컴퓨터 활용: five levels for each programme; one that is not chosen counts 0. */
export function SkillSection({ content, write, errors, frame }: SectionProps) {
  const skills = content.officeSkills;
  const become = (next: Skill[]) => write('officeSkills', next);
  const change = (skill: Skill, index: number | undefined, part: Partial<Skill>) => {
    const next = { ...skill, ...part };
    become(index === undefined ? [...skills, next] : skills.with(index, next));
  };
  const remove = async (skill: Skill, index: number | undefined) => {
    const name = skill.name || labels.skill[skill.type];
    if (index === undefined || !(await askRemoval(name, skill.name !== ''))) return;
    become(isKnown(skill) ? skills.with(index, { ...skill, score: 0 }) : skills.toSpliced(index, 1));
    toast(editorCopy.removed(name), { undo: () => become([...skills]) });
  };
  return (
    <SectionBox section="officeSkills" {...frame}>
      <p className={styles.hint}>{copy.skillsHint}</p>
      <ul>
        {skillRows(skills).map(({ skill, index }, position) => (
          <SkillRow
            key={position}
            skill={skill}
            isOwn={skill.type === 'ANOTHER' || position >= KNOWN.length}
            error={errors[`officeSkills.${index}.name`]}
            onChange={(part) => change(skill, index, part)}
            onRemove={() => void remove(skill, index)}
          />
        ))}
      </ul>
      {skills.length < MAX_SKILLS && (
        <button
          type="button"
          className={`${listStyles.add} ${styles.add}`}
          onClick={() => become([...skills, { type: 'ANOTHER', name: '', score: 0 }])}
        >
          <IconPlus size={18} aria-hidden />
          {copy.addSkill}
        </button>
      )}
    </SectionBox>
  );
}
