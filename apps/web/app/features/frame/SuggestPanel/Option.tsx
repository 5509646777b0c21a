import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface OptionProps {
  id: string;
  to: string;
  isActive: boolean;
  onChoose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A link the arrow keys reach from the field; the Tab key passes it by. */
export const Option = ({ isActive, onChoose, ...link }: OptionProps) => (
  <Link {...link} role="option" aria-selected={isActive} tabIndex={-1} onClick={onChoose} />
);
