import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setOrigin } from '#lib/head.ts';
import { guardKeptPage } from '#lib/kept-page.ts';

setOrigin(location.origin);
guardKeptPage();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
