import { Empty } from '../../ui/Empty.tsx';
import type { Problem, Report } from './types.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  category: '分类',
  brand: '品牌',
  product: '商品',
  sku: '规格',
};

/** Errors or warnings, cell by cell. */
export function ProblemRows({
  label,
  problems,
  count,
}: {
  label: string;
  problems: readonly Problem[];
  count: number;
}) {
  if (problems.length === 0) return <Empty title={`没有${label}`} />;
  return (
    <div className="tw">
      <table className="tbl import-rows">
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            <th className="num">行</th>
            <th>编码</th>
            <th>名称</th>
            <th>列</th>
            <th>写的是</th>
            <th>怎么了</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, code, name, column, value, message }, at) => (
            // The same cell may have two problems.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={at}>
              <td className="num">{line === 0 ? '—' : line}</td>
              <td>
                <span className="code">{code}</span>
              </td>
              <td>{name}</td>
              <td>{column || '整行'}</td>
              <td>{column && <span className="import-cell">{value || '（空）'}</span>}</td>
              <td className={label === '错误' ? 'import-error' : undefined}>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > problems.length && (
        <p className="hint mt-2">
          只列出前 {problems.length} 处，共 {count.toLocaleString('en-US')} 处。全部写在有错的行里。
        </p>
      )}
    </div>
  );
}

/** What is made or changed. */
export function ChangeRows({ changes }: { changes: Report['changes'] }) {
  if (changes.length === 0) return <Empty title="没有要写入的内容" />;
  return (
    <div className="tw">
      <table className="tbl import-rows">
        <caption className="vh">改动</caption>
        <thead>
          <tr>
            <th className="num">行</th>
            <th>结果</th>
            <th>编码</th>
            <th>改了哪些列</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ line, entity, code, change, columns }) => (
            <tr key={`${entity} ${code}`}>
              <td className="num">{line}</td>
              <td>
                {change === 'created' ? '新建' : '更新'}
                {ENTITIES[entity]}
              </td>
              <td>
                <span className="code">{code}</span>
              </td>
              <td>{change === 'created' ? '' : columns.join('、')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length === 200 && <p className="hint mt-2">只列出前 200 处。写入后，改动单里有全部。</p>}
    </div>
  );
}
