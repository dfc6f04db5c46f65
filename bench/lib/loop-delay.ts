import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into a measured process before its own code: reports the delay of its event loop on request.

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('message', () => {
    process.send?.({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 });
    delay.reset();
  });
  process.channel?.unref();
}
