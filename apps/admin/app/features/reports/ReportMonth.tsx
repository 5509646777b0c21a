import { Form, useSearchParams } from 'react-router';

/** Which month; the other choices of the address stay. */
export function ReportMonth({ month }: { month: string }) {
  const [search] = useSearchParams();
  const others = [...search].filter(([name]) => name !== 'month');
  return (
    <Form className="row" key={month}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input className="inp" type="month" name="month" aria-label="月份" defaultValue={month} required />
      <button type="submit" className="btn">
        查看
      </button>
    </Form>
  );
}
