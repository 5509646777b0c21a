import type { TextResource } from '@huarong/contract/content';
import type { ReactNode } from 'react';

interface SlotLinkProps {
  /** A line of a slot; its link decides the element. */
  resource: TextResource;
  className?: string | undefined;
  /** Defaults to the text of the line. */
  children?: ReactNode;
}

/** Editors may enter any link: a shop path stays in the tab, https opens a new tab, anything else is plain text. */
export function SlotLink({ resource, className, children = resource.content }: SlotLinkProps) {
  const { link } = resource;
  // Clicks are counted by this name.
  const line = resource.omniture || undefined;
  if (/^\/(?![/\\])/.test(link)) {
    return (
      <a href={link} className={className} data-line={line}>
        {children}
      </a>
    );
  }
  if (link.startsWith('https://')) {
    return (
      <a href={link} className={className} data-line={line} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return <span className={className}>{children}</span>;
}
