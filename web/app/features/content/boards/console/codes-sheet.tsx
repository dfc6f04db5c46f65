import { locale } from '#lib/format/copy.ts';
import IconChevronRight from '~icons/tabler/chevron-right';
import { boardGroupTexts } from '@ieum/contract/content/boards/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#lib/format/copy.ts';
import { useRights } from '#lib/session/rights.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { copy } from './codes-copy.ts';
import styles from './codes-sheet.module.css';
import { codesQuery, type ConsoleBoardCode } from './data.ts';

type EditedBoard = { code: ConsoleBoardCode | undefined };

const Row = ({ code, onEdit }: { code: ConsoleBoardCode; onEdit: (edited: EditedBoard) => void }) => (
  <li>
    <button type="button" onClick={() => onEdit({ code })}>
      <span>
        <b className={styles.name}>
          <MemberText>{code.name[locale] || code.name.ko}</MemberText>
          {code.isPage && <Badge hue="cobalt">{copy.page}</Badge>}
          {!code.isActive && <Badge hue="ink">{copy.inactive}</Badge>}
        </b>
        <em>{copy.rights(say(boardGroupTexts[code.readers]), say(boardGroupTexts[code.writers]))}</em>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </button>
  </li>
);

/** The boards with their rights; each is edited in a sheet of its own over this one. */
export function CodesSheet({ onClose }: { onClose: () => void }) {
  const query = useQuery(codesQuery);
  const [edited, setEdited] = useState<EditedBoard>();
  const mayWrite = useRights().may('content.write');
  return (
    <>
      <Sheet
        title={copy.title}
        subtitle={copy.hint}
        side="centre"
        onClose={onClose}
        {...(mayWrite && {
          footer: <Button onClick={() => setEdited({ code: undefined })}>{copy.add}</Button>,
        })}
      >
        <QueryView of={query} waiting={<Skeleton height={200} />}>
          {(codes) => (
            <ul className={styles.list} aria-label={copy.list}>
              {codes.map((code) => (
                <Row key={code._id} code={code} onEdit={setEdited} />
              ))}
            </ul>
          )}
        </QueryView>
      </Sheet>
      {edited && (
        <CodeSheet
          key={edited.code?._id ?? 'new'}
          code={edited.code}
          mayWrite={mayWrite}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
