import { boardBounds } from '@ieum/contract/content/boards/enums.ts';
import { useState } from 'react';
import { toast } from '#ui/toast/toasts.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { copy } from './comments-copy.ts';
import { useReviseComment, type ConsoleComment } from './data.ts';

interface CommentSheetProps {
  boardId: string;
  comment: ConsoleComment;
  onClose: () => void;
}

/** Changes a member's comment, with the reason that is recorded. */
export function CommentSheet({ boardId, comment, onClose }: CommentSheetProps) {
  const revise = useReviseComment(boardId);
  const [content, setContent] = useState(comment.content);
  const [isMissing, setMissing] = useState(false);
  const give = async (reason: string) => {
    if (content.trim() === '') {
      setMissing(true);
      return;
    }
    await revise.mutateAsync({ id: comment._id, content: content.trim(), reason });
    toast(copy.revised, { tone: 'success' });
    onClose();
  };
  return (
    <ReasonSheet
      title={copy.reviseTitle}
      reasons={Object.values(copy.reasons)}
      act={copy.revise}
      onClose={onClose}
      onGive={give}
    >
      <TextArea
        label={copy.text}
        rows={4}
        maxLength={boardBounds.comment}
        length={content.length}
        value={content}
        error={isMissing ? copy.textMissing : undefined}
        onChange={(event) => {
          setContent(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </ReasonSheet>
  );
}
