import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setOrigin } from '#lib/document/head.ts';
import { guardBfcache } from '#lib/document/bfcache.ts';
import { guardStrayPresses } from '#ui/button/stray-presses.ts';

setOrigin(location.origin);
guardBfcache();
guardStrayPresses();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
