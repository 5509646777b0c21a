import type { ReactNode } from 'react';
import { Form } from 'react-router';

/** From which day until which; the address holds them. */
export const PeriodForm = ({ from, to, children }: { from: string; to: string; children?: ReactNode }) => (
  <Form className="row ledger-period" key={`${from} ${to}`}>
    <input className="inp" type="date" name="from" aria-label="从" defaultValue={from} required />
    <span className="muted">至</span>
    <input className="inp" type="date" name="to" aria-label="到" defaultValue={to} required />
    <button type="submit" className="btn">
      查看
    </button>
    {children}
  </Form>
);
