import IconMessage from '~icons/tabler/message';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button/button.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { useComposer } from '../compose/use-composer.tsx';
import { TEXTS, textingsQuery } from '../data.ts';
import { listCopy as copy } from './copy.ts';
import { TextingItem } from './texting-item.tsx';
import styles from './textings.module.css';

const Empty = () => (
  <EmptyState
    icon={<IconMessage size={28} stroke={1.75} aria-hidden />}
    title={copy.empty}
    hint={copy.hint}
    action={<ButtonLink to="/dashboard/recruitments">{copy.toRecruitments}</ButtonLink>}
  />
);

/** The texts that the company sent to applicants, and its drafts, the newest first. */
export function TextingsPanel() {
  const { page } = useUrlState();
  const query = useQuery(textingsQuery(page));
  const { open, layer } = useComposer();
  return (
    <Panel title={copy.title}>
      <QueryView of={query} waiting={<Skeleton height={240} />}>
        {({ textings, count }) =>
          textings.length === 0 ? (
            <Empty />
          ) : (
            <>
              <ul className={styles.list}>
                {textings.map((texting) => (
                  <TextingItem key={texting._id} texting={texting} onOpen={open} />
                ))}
              </ul>
              <Pagination page={page} pageCount={Math.ceil(Math.min(count, 1000) / TEXTS)} />
            </>
          )
        }
      </QueryView>
      {layer}
    </Panel>
  );
}
