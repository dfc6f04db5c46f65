import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Sheet } from './sheet.tsx';
import { versionChoiceCopy as copy } from './version-choice-copy.ts';
import styles from './version-choice.module.css';

export type VersionSide = 'mine' | 'theirs';

/** One difference between the local and the other version; its lines are the content of each side. */
export interface Difference {
  key: string;
  label: string;
  mine: readonly string[];
  theirs: readonly string[];
}

interface VersionChoiceProps {
  differences: readonly Difference[];
  onDecide: (choices: Record<string, VersionSide>) => void;
  onClose: () => void;
}

interface SideProps {
  side: VersionSide;
  lines: readonly string[];
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function VersionText({ side, lines, name, isChosen, onChoose }: SideProps) {
  const id = useId();
  return (
    <label className={styles.side} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      <span id={`${id}-name`} className={styles.name}>
        {copy[side]}
      </span>
      <span id={`${id}-text`} className={styles.text}>
        {lines.length === 0 ? <em>{copy.empty}</em> : lines.map((line, i) => <span key={i}>{line}</span>)}
      </span>
    </label>
  );
}

/** Two versions of one form side by side: for each difference the person chooses one. */
export function VersionChoice({ differences, onDecide, onClose }: VersionChoiceProps) {
  const id = useId();
  const all = (side: VersionSide) => Object.fromEntries(differences.map(({ key }) => [key, side]));
  const [choices, setChoices] = useState<Record<string, VersionSide>>(() => all('mine'));
  return (
    <Sheet
      side="centre"
      size="wide"
      title={copy.title}
      subtitle={copy.hint}
      onClose={onClose}
      footer={
        <Button isWide onClick={() => onDecide(choices)}>
          {copy.decide}
        </Button>
      }
    >
      {differences.length > 1 && (
        <div className={styles.all}>
          <Button kind="default" size="sm" onClick={() => setChoices(all('mine'))}>
            {copy.allMine}
          </Button>
          <Button kind="default" size="sm" onClick={() => setChoices(all('theirs'))}>
            {copy.allTheirs}
          </Button>
        </div>
      )}
      {differences.map(({ key, label, ...lines }) => (
        <fieldset key={key} className={styles.difference}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <VersionText
              key={side}
              side={side}
              lines={lines[side]}
              name={`${id}-${key}`}
              isChosen={choices[key] === side}
              onChoose={() => setChoices({ ...choices, [key]: side })}
            />
          ))}
        </fieldset>
      ))}
    </Sheet>
  );
}
