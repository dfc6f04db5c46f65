import { enableCompileCache, flushCompileCache } from 'node:module';
import { findFreshBundle } from './bundle.ts';

// Compiled files are kept from one start to the next.
enableCompileCache();

await import(findFreshBundle() ?? './start.ts');
// At once: a process that is killed writes nothing at its end.
flushCompileCache();
