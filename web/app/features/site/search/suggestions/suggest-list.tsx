import IconClock from '~icons/tabler/clock';
import { Fragment, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { announce } from '#ui/layout/live-region.tsx';
import { copy } from './copy.ts';
import type { Suggestion } from './data.ts';
import { invalidateTerms } from './recent-terms.ts';
import styles from './suggest-list.module.css';
import { usePosition } from './use-position.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestListProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  /** Sets the text of the field. */
  onType: (words: string) => void;
  onClose: () => void;
}

const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Keyboard navigation of a list below a field; -1 is the field itself. */
function moved(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
}

function OptionText({ suggestion }: { suggestion: Suggestion }) {
  return (
    <>
      {suggestion.kind === 'recent' ? (
        <IconClock size={17} stroke={1.75} aria-hidden />
      ) : (
        <GeneratedLogo
          name={suggestion.about && suggestion.kind === 'recruitments' ? suggestion.about : suggestion.words}
          size={24}
        />
      )}
      <span {...writtenIn(suggestion.words)}>{suggestion.words}</span>
      {suggestion.about && <em {...writtenIn(suggestion.about)}>{suggestion.about}</em>}
    </>
  );
}

/** The keys pressed in the field, which keeps the focus. */
function useFieldKeys(field: SuggestListProps['field'], onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    const input = field.current;
    const listen = (event: KeyboardEvent) => handleKey(event);
    input?.addEventListener('keydown', listen);
    return () => {
      input?.removeEventListener('keydown', listen);
      input?.removeAttribute('aria-activedescendant');
    };
  }, [field]);
}

/** Screen readers read the active option from the field's attributes. */
function useActiveOption(field: SuggestListProps['field'], activeId: string | undefined): void {
  useEffect(() => {
    if (activeId === undefined) field.current?.removeAttribute('aria-activedescendant');
    else field.current?.setAttribute('aria-activedescendant', activeId);
  }, [field, activeId]);
}

function RecentHead({ onClear }: { onClear: () => void }) {
  const clear = () => {
    invalidateTerms();
    onClear();
  };
  return (
    <div className={styles.head}>
      <span>{copy.recent}</span>
      <button type="button" tabIndex={-1} aria-label={copy.clearAll} onClick={clear}>
        {copy.clear}
      </button>
    </div>
  );
}

interface OptionsProps {
  id: string;
  suggestions: readonly (Suggestion & { key: string })[];
  current: number;
  onChoose: (suggestion: Suggestion) => void;
}

const Options = ({ id, suggestions, current, onChoose }: OptionsProps) => (
  <div id={id} role="listbox" aria-label={copy.list}>
    {suggestions.map((suggestion, index) => (
      <Fragment key={suggestion.key}>
        {suggestion.kind !== 'recent' && suggestions[index - 1]?.kind !== suggestion.kind && (
          <div className={styles.head} aria-hidden>
            <span>{copy[suggestion.kind]}</span>
          </div>
        )}
        <div
          id={optionId(id, index)}
          role="option"
          aria-selected={index === current}
          className={styles.option}
          onClick={() => onChoose(suggestion)}
        >
          <OptionText suggestion={suggestion} />
        </div>
      </Fragment>
    ))}
  </div>
);

/** The suggestions below the focused field. */
export function SuggestList({ id, field, typed, onType, onClose }: SuggestListProps) {
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { suggestions, clearRecent } = useSuggestions(typed);
  const [active, setActive] = useState(-1);
  const current = active < suggestions.length ? active : -1;
  usePosition(list, field, suggestions.length > 0);

  const choose = (suggestion: Suggestion) => {
    if (suggestion.to) {
      void navigate(suggestion.to);
      field.current?.blur();
    } else {
      flushSync(() => onType(suggestion.words));
      field.current?.form?.requestSubmit();
    }
    onClose();
  };

  const handleKey = (event: KeyboardEvent) => {
    // Enter and the arrows belong to the syllable that is being composed.
    if (event.isComposing) return;
    const next = moved(event.key, current, suggestions.length);
    const chosen = suggestions[current];
    if (next !== undefined && suggestions.length > 0) setActive(next);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && suggestions.length > 0) onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  useFieldKeys(field, handleKey);
  useActiveOption(field, current === -1 ? undefined : optionId(id, current));
  useEffect(() => {
    if (suggestions.length > 0) announce(copy.found(suggestions.length));
  }, [suggestions.length]);

  return (
    // A press must not move the focus out of the field, which would close the list.
    <div ref={list} popover="manual" className={styles.list} onMouseDown={(event) => event.preventDefault()}>
      {suggestions[0]?.kind === 'recent' && <RecentHead onClear={clearRecent} />}
      <Options id={id} suggestions={suggestions} current={current} onChoose={choose} />
    </div>
  );
}
