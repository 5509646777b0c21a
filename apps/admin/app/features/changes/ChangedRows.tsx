import { Fragment } from 'react';
import type { ChangeDetail } from './change-texts.ts';

/** Every row of a set with the columns that change. */
export function ChangedRows({ rows }: Pick<ChangeDetail, 'rows'>) {
  return (
    <div className="tw">
      <table className="tbl tbl-flat">
        <thead>
          <tr>
            <th>对象</th>
            <th>字段</th>
            <th>改前</th>
            <th>改后</th>
            <th>检查</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ table, rowId, tableLabel, code, name, isNew, fields, checks }) => (
            <Fragment key={`${table} ${rowId}`}>
              {(fields.length > 0 ? fields : [null]).map((field, index) => (
                <tr key={field?.label ?? 'none'}>
                  {index === 0 && (
                    <td className="change-row" rowSpan={Math.max(1, fields.length)}>
                      <div className="c2">
                        <span>{name ?? `一个已删除的${tableLabel}`}</span>
                        <small>
                          {tableLabel}
                          {isNew && '（新建）'} <span className="code">{code ?? rowId}</span>
                        </small>
                      </div>
                    </td>
                  )}
                  <td>{field?.label ?? '—'}</td>
                  <td className="muted change-value">{field ? (field.before ?? '—') : '—'}</td>
                  <td className="change-value">{field ? <b>{field.after}</b> : '没有逐列记录'}</td>
                  {index === 0 && (
                    <td className="change-row" rowSpan={Math.max(1, fields.length)}>
                      {checks.map((check) => (
                        <div className="due-soon" key={check}>
                          {check}
                        </div>
                      ))}
                    </td>
                  )}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
