import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('a write without a connection fails at once instead of being queued', async () => {
  onlineManager.setOnline(false);
  const write = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new Error('offline')),
  });
  await expect(write.mutate()).rejects.toThrow('offline');
});
