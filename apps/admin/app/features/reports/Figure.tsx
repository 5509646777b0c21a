import type { ReactNode } from 'react';

/** One number of the row above a table. */
export const Figure = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <div className="fig">
    <dt>{label}</dt>
    <dd className="fig-v">{children}</dd>
    {note !== undefined && <dd className="fig-d">{note}</dd>}
  </div>
);
