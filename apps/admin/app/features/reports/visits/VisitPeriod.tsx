import { Form } from 'react-router';

interface VisitPeriodProps {
  from: string;
  to: string;
  /** Other choices of the address, which a new period leaves as they are. */
  others?: Readonly<Record<string, string>>;
}

/** From which day until which; the address holds them. */
export const VisitPeriod = ({ from, to, others = {} }: VisitPeriodProps) => (
  <Form className="row" key={`${from} ${to}`}>
    {Object.entries(others).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <input className="inp" type="date" name="from" aria-label="从" defaultValue={from} required />
    <span className="muted">至</span>
    <input className="inp" type="date" name="to" aria-label="到" defaultValue={to} required />
    <button type="submit" className="btn">
      查看
    </button>
  </Form>
);

/** With which days the figures are compared. */
export const ComparedWith = ({ compareFrom, compareTo }: { compareFrom: string; compareTo: string }) => (
  <span className="muted">
    对比 {compareFrom} 至 {compareTo}
  </span>
);
