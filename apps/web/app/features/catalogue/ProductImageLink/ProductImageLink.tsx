import type { ReactNode } from 'react';

interface ProductImageLinkProps {
  href: string;
  className?: string | undefined;
  /** The image, with an empty alt text. */
  children: ReactNode;
}

/** Hidden from keyboard and screen readers: the name beside it links to the same page. */
const POINTER_ONLY = { tabIndex: -1, 'aria-hidden': true } as const;

export const ProductImageLink = (link: ProductImageLinkProps) => <a {...link} {...POINTER_ONLY} />;
