import { Button } from './button.tsx';
import styles from './more-button.module.css';
import { moreCopy as copy } from './more-copy.ts';

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
