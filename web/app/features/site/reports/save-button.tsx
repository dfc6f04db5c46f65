import IconBookmark from '~icons/tabler/bookmark';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { copy as statistics } from '#features/site/statistics/copy.ts';
import type { Preset } from '#features/site/statistics/period.ts';
import { periodText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useSaveReport, type Measure, type Question } from './data.ts';
import { splitText, storedPeriod } from './report-query.ts';
import { savedCopy as copy } from './saved-copy.ts';

const NameSheet = lazyPart(async () => (await import('./report-name-sheet.tsx')).NameSheet);

interface SaveButtonProps {
  measure: Measure;
  question: Question;
  preset: Preset;
}

/** Saves the question of the screen under a name; its own words are proposed. */
export function SaveButton({ measure, question, preset }: SaveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const create = useSaveReport();
  const { kind, split, from, to } = question;
  const days = preset === 'own' ? periodText(from, to) : statistics.presets[preset];
  const texts = [measure.name, splitText(measure, split), days];
  const save = async (name: string) => {
    const period = storedPeriod(preset);
    await create.mutateAsync({ name, kind, split, period, ...(period === 'OWN' && { from, to }) });
    toast(copy.saved(name), { tone: 'success' });
  };
  return (
    <>
      <Button
        kind="default"
        size="sm"
        icon={<IconBookmark size={17} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {copy.save}
      </Button>
      {isOpen && (
        <Suspense>
          <NameSheet
            title={copy.save}
            subtitle={texts.join(' · ')}
            name={texts.slice(0, 2).join(' ').slice(0, bounds.personName).trim()}
            save={save}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
