import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonLinkProps = ComponentProps<'a'> & { href: string } & ButtonLook;

/** A link that looks like a button. */
export const ButtonLink = ({ kind, size, block, className, ...anchor }: ButtonLinkProps) => (
  <a {...anchor} className={classNames(buttonClass({ kind, size, block }), className)} />
);
