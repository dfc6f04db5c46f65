import { useEffect, useRef } from 'react';
import { NamedStatus } from '#features/site/members/named-status.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import type { Entry, EntryGroup } from './entries.ts';
import styles from './palette.module.css';

interface OptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onChoose: (isNewTab: boolean) => void;
  onPoint: () => void;
}

function Option({ id, entry: { name, note, state }, isActive, onChoose, onPoint }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      // The press must not move the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <span className={styles.name}>
        <MemberText>{name}</MemberText>
      </span>
      {note && (
        <span className={styles.note}>
          <MemberText>{note}</MemberText>
        </span>
      )}
      {state && <NamedStatus state={state} />}
    </div>
  );
}

interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  /** The index of the chosen entry among all. */
  active: number;
  onChoose: (entry: Entry, isNewTab: boolean) => void;
  onPoint: (index: number) => void;
}

/** The results in their groups, as one list box. */
export function PaletteList({ id, groups, active, onChoose, onPoint }: PaletteListProps) {
  const starts = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, group) => sum + group.entries.length, 0),
  );
  return (
    <div id={`${id}-list`} role="listbox" aria-label={copy.list} className={styles.list} tabIndex={-1}>
      {groups.map(({ key, title, entries }, i) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group}>
          <p id={`${id}-${key}`} role="presentation">
            {title}
          </p>
          {entries.map((entry, j) => {
            const index = (starts[i] ?? 0) + j;
            return (
              <Option
                key={entry.key}
                id={`${id}-${index}`}
                entry={entry}
                isActive={index === active}
                onChoose={(isNewTab) => onChoose(entry, isNewTab)}
                onPoint={() => onPoint(index)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
