import { HASH_TAGS_MAX } from '@ieum/contract/foundation/hash-tags/enums.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HashTagsField } from './hash-tags-field.tsx';

const suggest = vi.hoisted(() => vi.fn<(input: unknown) => Promise<unknown>>());
vi.mock('./public-data.ts', () => ({ hashTagsOf: () => ({ suggest }) }));

const known = [
  { _id: 'a', name: '해외영업' },
  { _id: 'b', name: '해외마케팅' },
];

function Chosen() {
  return <output>{useWatch<{ tags: string[] }, 'tags'>({ name: 'tags' }).join()}</output>;
}

function Form({ tags }: { tags: string[] }) {
  const form = useForm({ defaultValues: { tags } });
  return (
    <FormProvider {...form}>
      <HashTagsField name="tags" />
      <Chosen />
    </FormProvider>
  );
}

const show = (tags: string[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form tags={tags} />
    </QueryClientProvider>,
  );

describe('the field of hashtags', () => {
  beforeEach(() => {
    suggest.mockReset();
    suggest.mockResolvedValue({ hashTags: known });
  });

  it('adds a suggestion by the keyboard and removes a tag by a press', async () => {
    const person = userEvent.setup();
    show([]);
    await person.type(screen.getByRole('combobox', { name: '해시태그' }), '#해외');
    await screen.findByRole('option', { name: '#해외마케팅' });
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('b'));
    expect(suggest).toHaveBeenCalledWith(expect.objectContaining({ query: { searchValue: '해외' } }));
    await person.click(screen.getByRole('button', { name: '해외마케팅 빼기' }));
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('says when no tag matches', async () => {
    suggest.mockResolvedValue({ hashTags: [] });
    show([]);
    await userEvent.setup().type(screen.getByRole('combobox'), '없음');
    expect(await screen.findByText('‘없음’ 해시태그가 없어요')).toBeDefined();
  });

  it('reads the names of tags that it was opened with, and takes no eleventh', async () => {
    const ids = Array.from({ length: HASH_TAGS_MAX }, (_, index) => `t${index}`);
    suggest.mockResolvedValue({ hashTags: ids.map((_id) => ({ _id, name: `태그 ${_id}` })) });
    show(ids);
    expect(await screen.findByText('#태그 t9')).toBeDefined();
    expect(screen.getByRole('combobox')).toHaveProperty('readOnly', true);
    expect(screen.getByText(/10개 붙였어요/)).toBeDefined();
  });
});
