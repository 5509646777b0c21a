import type { ReactNode } from 'react';

interface ProductImageLinkProps {
  href: string;
  className?: string | undefined;
  /** The picture, without a text of its own. */
  children: ReactNode;
}

/** For the pointer only: keyboards and readers meet the name beside it, which leads to the same place. */
const POINTER_ONLY = { tabIndex: -1, 'aria-hidden': true } as const;

export const ProductImageLink = (link: ProductImageLinkProps) => <a {...link} {...POINTER_ONLY} />;
