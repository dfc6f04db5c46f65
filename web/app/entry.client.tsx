import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setOrigin } from '#lib/head.ts';
import { guardKeptPage } from '#lib/kept-page.ts';
import { guardStrayPresses } from '#ui/stray-presses.ts';

setOrigin(location.origin);
guardKeptPage();
guardStrayPresses();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
