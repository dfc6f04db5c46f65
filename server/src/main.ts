import { enableCompileCache, flushCompileCache } from 'node:module';
import { findFreshBundle } from './bundle.ts';

// Caches compiled code from one start to the next.
enableCompileCache();

await import(findFreshBundle() ?? './start.ts');
// Written at once: a process that is killed writes nothing at its end.
flushCompileCache();
