import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { layers } from './layer-history.ts';

/** Notifies the open layers which entry of the history the router shows. */
export function useLayerHistory(): void {
  const { key } = useLocation();
  const action = useNavigationType();
  useEffect(() => layers?.handleNavigation(key, action), [key, action]);
}
