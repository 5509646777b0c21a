import { Form, useSearchParams } from 'react-router';

/** From which day until which; the other choices of the address stay. */
export function ReportPeriod({ from, to }: { from: string; to: string }) {
  const [search] = useSearchParams();
  const others = [...search].filter(([name]) => name !== 'from' && name !== 'to');
  return (
    <Form className="row" key={`${from} ${to}`}>
      {others.map(([name, value]) => (
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
}
