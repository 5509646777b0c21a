import { Icon } from '../../ui/Icon.tsx';

interface PresaleChecksProps {
  checks: readonly { label: string; isOk: boolean; isRequired: boolean }[];
}

/** The legal limits, one by one: what holds, what has to be changed, what is worth a thought. */
export const PresaleChecks = ({ checks }: PresaleChecksProps) => (
  <section className="panel" aria-labelledby="ps-checks">
    <div className="panel-h">
      <h2 id="ps-checks">法定限度</h2>
    </div>
    <ul className="ps-checks" aria-live="polite">
      {checks.map(({ label, isOk, isRequired }) => (
        <li key={label} className={isOk ? 'is-ok' : isRequired ? 'is-bad' : 'is-warn'}>
          <Icon name={isOk ? 'check' : 'warning'} size={16} />
          <span>
            <span className="vh">{isOk ? '符合：' : isRequired ? '不符合：' : '建议：'}</span>
            {isRequired || isOk ? label : label.replace('设了', '没有设')}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
