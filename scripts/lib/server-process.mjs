// How `npm start`, the measurements and the browser stories run the server: docs/decisions/006-small-heap.md.

/** The arguments of Node: a bounded young generation, an old one that is collected early, and the server. */
export const serverArguments = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  'server/src/main.mjs',
];

/** The environment of the C library's allocator: less of what threads have freed is kept. */
export const serverAllocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576' };
