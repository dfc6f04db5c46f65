import IconBookmarks from '~icons/tabler/bookmarks';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { ListLook, ListView, ViewMenuProps } from '#ui/list-page/list-views.ts';
import { addressOfView, addressWithoutView } from '#ui/list-page/view-address.ts';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { lookOf } from './data.ts';
import { useViewActions } from './use-view-actions.ts';
import styles from './view-menu.module.css';

const NameSheet = lazyPart(async () => (await import('./saved-view-name-sheet.tsx')).NameSheet);

type Actions = ReturnType<typeof useViewActions>;
/** Whether the name of a new view or another name of the open one is asked for. */
type NameQuestion = 'new' | 'rename' | undefined;

const isSame = (one: ListLook, other: ListLook): boolean =>
  JSON.stringify(lookOf(one)) === JSON.stringify(lookOf(other));

/** Links to the views, and to the list without one. */
function useViewLinks({ views, current, reset }: ViewMenuProps): MenuAction[] {
  const [parameters] = useSearchParams();
  if (views.length === 0) return [];
  return [
    {
      key: 'plain',
      label: copy.plain,
      to: addressWithoutView(parameters),
      isCurrent: current === undefined,
    },
    ...views.map((view) => ({
      key: view._id,
      label: <MemberText>{view.isDefault ? copy.opensFirst(view.name) : view.name}</MemberText>,
      to: addressOfView(view),
      isCurrent: view === current,
      onChoose: reset,
    })),
  ];
}

/** The actions on the open view. */
const actionsOn = (
  view: ListView,
  isChanged: boolean,
  actions: Actions,
  ask: (why: NameQuestion) => void,
): MenuAction[] => [
  ...(isChanged
    ? [
        {
          key: 'save',
          label: copy.saveChange,
          hasSeparator: true,
          onChoose: () => void actions.saveChange(view),
        },
      ]
    : []),
  { key: 'rename', label: copy.rename, hasSeparator: !isChanged, onChoose: () => ask('rename') },
  {
    key: 'default',
    label: view.isDefault ? copy.unsetDefault : copy.setDefault,
    onChoose: () => void actions.setDefault(view, !view.isDefault),
  },
  { key: 'remove', label: copy.remove, tone: 'danger', onChoose: () => void actions.remove(view) },
];

/** Asks for the name of a new view or of the present one, and opens a new one. */
function useNaming(actions: Actions, current: ListView | undefined) {
  const [naming, setNaming] = useState<NameQuestion>();
  const created = useRef<string>(undefined);
  // The sheet of the name asks before its page is left, so it is closed first.
  const openCreated = useEffectEvent(() => {
    if (created.current) void actions.open(created.current);
    created.current = undefined;
  });
  useEffect(() => {
    if (!naming) openCreated();
  }, [naming]);
  const renamed = naming === 'rename' ? current : undefined;
  const save = async (wanted: string) => {
    if (renamed) await actions.rename(renamed, wanted);
    else created.current = await actions.create(wanted);
  };
  const sheet = naming && (
    <Suspense>
      <NameSheet
        title={renamed ? copy.rename : copy.saveNew}
        subtitle={copy.saveNewAbout}
        name={renamed?.name ?? ''}
        save={save}
        onClose={() => setNaming(undefined)}
      />
    </Suspense>
  );
  return { ask: setNaming, sheet };
}

/** The views of a list: opens one, and saves, renames or deletes the present one. */
export function ViewMenu(props: ViewMenuProps) {
  const { current, look, views } = props;
  const actions = useViewActions(props);
  const { ask, sheet } = useNaming(actions, current);
  const links = useViewLinks(props);
  const isChanged = current !== undefined && !isSame(current, look);
  const name = current && (isChanged ? copy.changed(current.name) : current.name);
  const saveNew = {
    key: 'new',
    label: copy.saveNew,
    hasSeparator: views.length > 0,
    onChoose: () => ask('new'),
  };
  return (
    <>
      <ActionMenu
        look="subtle"
        className={styles.button}
        label={name ? copy.viewsOf(name) : copy.views}
        items={[...links, saveNew, ...(current ? actionsOn(current, isChanged, actions, ask) : [])]}
      >
        <IconBookmarks size={17} stroke={1.75} aria-hidden />
        <span>
          <MemberText>{name ?? copy.views}</MemberText>
        </span>
      </ActionMenu>
      {sheet}
    </>
  );
}
