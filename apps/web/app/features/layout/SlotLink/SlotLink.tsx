import type { TextResource } from '@huarong/contract/content';
import type { ReactNode } from 'react';

interface SlotLinkProps {
  /** The line of a slot: its link decides what is drawn. */
  resource: TextResource;
  className?: string | undefined;
  /** Defaults to the line's own text. */
  children?: ReactNode;
}

/** Editors write links freely: a path of ours is followed in place, https opens anew, anything else is plain text. */
export function SlotLink({ resource, className, children = resource.content }: SlotLinkProps) {
  const { link } = resource;
  if (/^\/(?![/\\])/.test(link)) {
    return (
      <a href={link} className={className}>
        {children}
      </a>
    );
  }
  if (link.startsWith('https://')) {
    return (
      <a href={link} className={className} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return <span className={className}>{children}</span>;
}
