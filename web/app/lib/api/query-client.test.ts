import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('lets a write fail at once without a connection instead of keeping it for later', async () => {
  onlineManager.setOnline(false);
  const write = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new Error('offline')),
  });
  await expect(write.mutate()).rejects.toThrow('offline');
});
