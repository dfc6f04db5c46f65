import { Button } from '#ui/button.tsx';
import { copy } from './copy.ts';
import styles from './watching.module.css';

interface MoreButtonProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The rest of a long list. */
export function MoreButton({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button kind="default" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {copy.more}
      </Button>
    </div>
  );
}
