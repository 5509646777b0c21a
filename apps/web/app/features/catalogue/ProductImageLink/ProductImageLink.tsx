import type { ReactNode } from 'react';

interface PictureLinkProps {
  href: string;
  className?: string | undefined;
  /** The picture, without a text of its own. */
  children: ReactNode;
}

/** For the pointer only: keyboards and readers meet the name beside it, which leads to the same place. */
const BESIDE_THE_NAME = { tabIndex: -1, 'aria-hidden': true } as const;

export const PictureLink = (link: PictureLinkProps) => <a {...link} {...BESIDE_THE_NAME} />;
