import { Anchor, type AnchorProps } from '../Anchor/Anchor.tsx';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonLinkProps = AnchorProps & ButtonLook;

/** A link that looks like a button: it goes somewhere and changes nothing. */
export const ButtonLink = ({ kind, size, block, className, ...anchor }: ButtonLinkProps) => (
  <Anchor {...anchor} className={classNames(buttonClass({ kind, size, block }), className)} />
);
