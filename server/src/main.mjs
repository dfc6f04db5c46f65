// Plain JavaScript: a TypeScript file here would load Node's type stripper, about 45 MB that stay in memory.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { findFreshBundle } from './bundle.mjs';

// Caches compiled code from one start to the next.
enableCompileCache();

await import(findFreshBundle() ?? './start.ts');
// Written at once: a process that is killed writes nothing at its end.
flushCompileCache();
