import type { ReactNode } from 'react';

interface OptionProps {
  id: string;
  to: string;
  isActive: boolean;
  onChoose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that the arrow keys reach from the field; the Tab key skips it. */
export const Option = ({ to, isActive, onChoose, ...link }: OptionProps) => {
  const asOption = { role: 'option', 'aria-selected': isActive, tabIndex: -1, onClick: onChoose };
  return <a href={to} {...link} {...asOption} />;
};
