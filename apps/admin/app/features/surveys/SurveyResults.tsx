import { Empty } from '../../ui/Empty.tsx';
import { saveFile } from '../../ui/file/table-file.ts';
import { Icon } from '../../ui/Icon.tsx';
import { csvOf, QUESTION_KINDS, type Results, shareOf } from './survey-texts.ts';

const WIDTH = 200;

/** How often each answer was given. */
export function SurveyResults({ results, title }: { results: Results; title: string }) {
  if (results.answered === 0) return <Empty title="还没有人回答" />;
  return (
    <div className="stack stack-4">
      <div className="row">
        <span>{results.answered.toLocaleString('en-US')} 人回答</span>
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => saveFile(`${title} 结果.csv`, csvOf(results))}
        >
          <Icon name="download" size={14} />
          导出 CSV
        </button>
      </div>
      {results.questions.map(({ id, title: asked, kind, given, counts, average, texts }, index) => (
        <section className="panel" key={id} aria-labelledby={`result-${id}`}>
          <header className="panel-h">
            <h2 id={`result-${id}`}>
              {index + 1}. {asked}
            </h2>
            <span className="muted">
              {QUESTION_KINDS[kind]}，{given.toLocaleString('en-US')} 人答
              {average !== null && `，平均 ${average.toFixed(1)} 分`}
            </span>
          </header>
          {counts.length > 0 && (
            <table className="tbl tbl-in" aria-label={asked}>
              <tbody>
                {counts.map(({ answer, count }) => (
                  <tr key={answer}>
                    <td className="wrap-c">{answer}</td>
                    <td className="num">{count.toLocaleString('en-US')}</td>
                    <td className="num muted">{shareOf(count, given)}</td>
                    <td>
                      <svg width={WIDTH} height={10} aria-hidden="true" focusable="false">
                        <rect
                          className="ch-bar"
                          width={given === 0 ? 0 : (count / given) * WIDTH}
                          height={10}
                        />
                      </svg>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {texts.length > 0 && (
            <ul className="stack">
              {texts.map((text, at) => (
                // Two members may write the same.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={at} className="quote">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
