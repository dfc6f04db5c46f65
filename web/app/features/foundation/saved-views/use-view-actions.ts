import { useNavigate, useSearchParams } from 'react-router';
import { runAction } from '#ui/action/run-action.ts';
import type { ListLook, ListView, ViewMenuProps } from '#ui/list-page/list-views.ts';
import { addressOfView, addressWithoutView } from '#ui/list-page/view-address.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { lookOf, useChangeView } from './data.ts';

const UNDO_MILLISECONDS = 20_000;

/** Saves, renames and deletes the views of a list. */
export function useViewActions({ list, look }: Pick<ViewMenuProps, 'list' | 'look'>) {
  const change = useChangeView(list);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const open = (address: string) => navigate(address, { preventScrollReset: true });

  /** Returns the address of the new view. */
  const create = async (name: string, wanted: ListLook = look) => {
    const id = await change({ act: 'create', name, look: wanted });
    toast(copy.saved(name), { tone: 'success' });
    return addressOfView({ ...wanted, _id: id });
  };
  const rename = async ({ _id: id }: ListView, name: string) => {
    await change({ act: 'revise', id, body: { name } });
    toast(copy.renamed, { tone: 'success' });
  };
  const saveChange = ({ _id: id, name }: ListView) =>
    runAction({ run: () => change({ act: 'revise', id, body: lookOf(look) }), done: copy.saved(name) });
  const setDefault = ({ _id: id, name }: ListView, isDefault: boolean) =>
    runAction({
      run: () => change({ act: 'revise', id, body: { isDefault } }),
      done: isDefault ? copy.defaultSet(name) : copy.defaultUnset,
    });
  const remove = async (view: ListView) => {
    if (!(await runAction({ run: () => change({ act: 'remove', id: view._id }) }))) return;
    const restore = async () => open(await create(view.name, view));
    const undo = () => void runAction({ run: restore });
    toast(copy.removed(view.name), { undo, milliseconds: UNDO_MILLISECONDS });
    await open(addressWithoutView(parameters));
  };
  return { open, create, rename, saveChange, setDefault, remove };
}
