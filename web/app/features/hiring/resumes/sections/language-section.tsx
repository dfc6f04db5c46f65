import { resumeTexts } from '@ieum/contract/hiring/resumes/texts.ts';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { say } from '#lib/format/copy.ts';
import { numberText } from '#lib/format/money.ts';
import { ChoiceField, WholeField } from '../fields/fields.tsx';
import { ItemList, type ItemProps } from './item-list.tsx';
import { labels, texts } from '../labels.ts';
import styles from './sections.module.css';
import { SuggestedField } from './suggested-field.tsx';
import { SectionBox } from './section-box.tsx';
import { sectionCopy as copy } from './section-copy.ts';
import { hasErrorUnder, type SectionProps } from './section.ts';
import { joined } from '@ieum/contract/common/text-formats.ts';

type Skill = ResumeContent['languages'][number];

const MAX_LANGUAGES = 20;
const MAX_POINTS = 1000;
const testsIn = (language: Skill['type']) => async () =>
  (await import('../suggestions/language-tests.ts')).languageTests[language];
const testsOf: Record<Skill['type'], () => Promise<string>> = {
  ENGLISH: testsIn('ENGLISH'),
  JAPANESE: testsIn('JAPANESE'),
  CHINESE: testsIn('CHINESE'),
  ANOTHER: testsIn('ANOTHER'),
};
const blankLanguage: Skill = { type: 'ENGLISH', name: '', score: 0 };

function LanguageFields({ value, onChange, index, errors }: ItemProps<Skill> & Pick<SectionProps, 'errors'>) {
  const change = (part: Partial<Skill>) => onChange({ ...value, ...part });
  const errorAt = (name: string) => errors[`languages.${index}.${name}`];
  return (
    <div className={styles.thirds}>
      <ChoiceField
        label={copy.language}
        value={value.type}
        options={labels.language}
        error={errorAt('type')}
        onChange={(type) => type && change({ type })}
      />
      <SuggestedField
        label={copy.test}
        load={testsOf[value.type]}
        placeholder={copy.testHint}
        value={value.name}
        max={100}
        error={errorAt('name')}
        onChange={(name) => change({ name })}
      />
      <WholeField
        label={copy.score}
        unit={copy.points}
        value={value.score}
        max={MAX_POINTS}
        tooMuch={resumeTexts.scoreInvalid}
        error={errorAt('score')}
        onChange={(score) => change({ score })}
      />
    </div>
  );
}

/** 어학: languages with a test and its score, 0 when there is none. */
export function LanguageSection({ content, write, errors, frame }: SectionProps) {
  return (
    <SectionBox section="languages" {...frame}>
      <ItemList
        initial={content.languages}
        onChange={(languages) => write('languages', languages)}
        blank={blankLanguage}
        addLabel={copy.addLanguage}
        max={MAX_LANGUAGES}
        titleOf={({ type }) => labels.language[type]}
        noteOf={({ name, score }) =>
          joined(name, score > 0 && say(texts.score, { score: numberText(score) }))
        }
        hasError={(index) => hasErrorUnder(errors, `languages.${index}`)}
      >
        {(props) => <LanguageFields {...props} errors={errors} />}
      </ItemList>
    </SectionBox>
  );
}
