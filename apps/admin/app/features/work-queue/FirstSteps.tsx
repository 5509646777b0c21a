import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';

interface FirstStepsProps {
  steps: readonly { label: string; detail: string; path: string; isDone: boolean }[];
}

/** The way of a new shop to its first product on sale. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">开店还差 {steps.filter(({ isDone }) => !isDone).length} 步</h2>
      <p className="dim">第一件商品上架后，这里就只有每天的待办。</p>
      <ol>
        {steps.map(({ label, detail, path, isDone }, at) => (
          <li key={path} className={isDone ? 'is-done' : undefined}>
            <span className="first-steps-mark">{isDone ? <Icon name="check" size={16} /> : at + 1}</span>
            <span className="what">
              <b>{label}</b>
              <small>{isDone ? '已完成' : detail}</small>
            </span>
            <Link className={at === next ? 'btn btn-ink' : 'btn'} to={path}>
              {isDone ? '查看' : label}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
