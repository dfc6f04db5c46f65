import { userTexts } from '@ieum/contract/account/users/texts.ts';
import { useRef, useState } from 'react';
import { say } from '#lib/format/copy.ts';
import { alert } from '#ui/alert/alert.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { copy } from './copy.ts';
import type { Terms } from './data.ts';
import {
  findMissing,
  isAllChosen,
  necessaryOnly,
  toggleAll,
  toggleOne,
  type Selection,
} from './terms-selection.ts';
import styles from './terms-dialog.module.css';
import { TermsRow } from './terms-row.tsx';

interface TermsDialogProps {
  list: readonly Terms[];
  /** The ids that were agreed to before. */
  agreed: readonly string[];
  onAgree: (ids: string[]) => void;
  onCancel: () => void;
}

function AllCard({
  list,
  chosen,
  onChange,
}: {
  list: readonly Terms[];
  chosen: Selection;
  onChange: (next: Selection) => void;
}) {
  const isAll = isAllChosen(list, chosen);
  return (
    <div className={styles.all}>
      <Checkbox
        size="lg"
        checked={isAll}
        isMixed={!isAll && chosen.size > 0}
        onChange={() => onChange(toggleAll(list, chosen))}
        label={
          <>
            <b>{copy.all}</b>
            <em>{copy.allHint}</em>
          </>
        }
      />
      <button type="button" className={styles.necessary} onClick={() => onChange(necessaryOnly(list))}>
        {copy.necessaryOnly}
      </button>
    </div>
  );
}

function useSelection({ list, agreed, onAgree }: Pick<TermsDialogProps, 'list' | 'agreed' | 'onAgree'>) {
  const rows = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<Selection>(() => new Set(agreed));
  const [opened, setOpened] = useState(() => findMissing(list, new Set(agreed))?._id);
  const [isRejected, setRejected] = useState(false);

  const agree = async () => {
    const missing = findMissing(list, chosen);
    if (!missing) {
      onAgree(list.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id));
      return;
    }
    setRejected(true);
    setOpened(missing._id);
    await alert(say(userTexts.termsNotAgreed));
    rows.current?.querySelector<HTMLElement>(`[name="${missing._id}"]`)?.focus();
  };
  return { rows, chosen, setChosen, opened, setOpened, isRejected, agree };
}

export function TermsDialog({ list, agreed, onAgree, onCancel }: TermsDialogProps) {
  const { rows, chosen, setChosen, opened, setOpened, isRejected, agree } = useSelection({
    list,
    agreed,
    onAgree,
  });
  const isIncomplete = isRejected && findMissing(list, chosen) !== undefined;

  return (
    <Sheet
      side="centre"
      size="wide"
      padding="none"
      title={copy.title}
      onClose={onCancel}
      footer={
        <div className={styles.foot}>
          <Button kind="default" size="lg" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button size="lg" onClick={() => agree()}>
            {copy.agree}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {list.length > 0 && <AllCard list={list} chosen={chosen} onChange={setChosen} />}
        {list.length === 0 && <p className={styles.empty}>{copy.empty}</p>}
        <ul ref={rows} className={styles.rows}>
          {list.map((terms) => (
            <TermsRow
              key={terms._id}
              terms={terms}
              isChosen={chosen.has(terms._id)}
              isOpen={opened === terms._id}
              isMissing={isIncomplete && terms.necessary && !chosen.has(terms._id)}
              onChoose={() => setChosen(toggleOne(chosen, terms._id))}
              onOpen={() => setOpened(opened === terms._id ? undefined : terms._id)}
            />
          ))}
        </ul>
        {isIncomplete && <p className={styles.rejection}>{say(userTexts.termsNotAgreed)}</p>}
      </div>
    </Sheet>
  );
}
