import { useInfiniteQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { Button } from '#ui/button/button.tsx';
import { copy } from './comments-copy.ts';
import { commentsQuery } from './data.ts';

interface ReportedCommentsProps {
  boardId: string;
  onShow: () => void;
}

/** Leads to the comments below the fields while reports about them wait for a decision. */
export function ReportedComments({ boardId, onShow }: ReportedCommentsProps) {
  const { data } = useInfiniteQuery(commentsQuery(boardId, true));
  const count = data?.pages[0]?.count ?? 0;
  if (count === 0) return null;
  return (
    <Button kind="default" onClick={onShow}>
      {copy.toReported(numberText(count))}
    </Button>
  );
}
