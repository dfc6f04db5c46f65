import IconExternalLink from '~icons/tabler/external-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { copy } from './copy.ts';
import styles from './slide-link.module.css';

interface SlideLinkProps {
  /** A path of this site or the address of another; null when it leads nowhere. */
  url: string | null;
  target: '_self' | '_blank' | null;
  className?: string | undefined;
  onFollow?: () => void;
  children: ReactNode;
}

/** Pages of the router; files and calls are requested from the server. */
const isPage = (url: string): boolean => url.startsWith('/') && !url.startsWith('/api/');

/** A picture that leads to a page; one that opens a new window says so. */
export function SlideLink({ url, target, className, onFollow, children }: SlideLinkProps) {
  if (url === null) return <div className={className}>{children}</div>;
  if (target === '_blank') {
    return (
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={`${styles.outer} ${className}`}
        onClick={onFollow}
      >
        {children}
        <span className={styles.mark}>
          <IconExternalLink size={14} aria-hidden />
          {copy.newWindow}
        </span>
      </a>
    );
  }
  if (!isPage(url)) {
    return (
      <a href={url} className={className} onClick={onFollow}>
        {children}
      </a>
    );
  }
  return (
    <Link to={url} className={className} onClick={onFollow}>
      {children}
    </Link>
  );
}
