import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setOrigin } from '#lib/document/head.ts';
import { guardKeptPage } from '#lib/document/kept-page.ts';
import { guardStrayPresses } from '#ui/button/stray-presses.ts';

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
