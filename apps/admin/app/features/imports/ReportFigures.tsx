import { countsText, mainCount } from './import-texts.ts';
import type { ImportDetail, Report } from './types.ts';

/** What the import would do, in numbers. */
export function ReportFigures({ file, report }: { file: ImportDetail; report: Report }) {
  const unit = report.subject === 'products' ? '个规格' : '个';
  const figures = [
    { label: '新建', value: mainCount(report, 'created'), unit, note: countsText(report, 'created') },
    {
      label: '更新',
      value: mainCount(report, 'updated'),
      unit,
      note: `${report.changedCells.toLocaleString('en-US')} 格不同`,
    },
    { label: '不变', value: mainCount(report, 'unchanged'), unit, note: '与现在一样' },
    { label: '提醒', value: report.warningCount, unit: '处', note: '照样导入' },
    { label: '错误', value: report.problemCount, unit: '处', note: `${file.faultyCount} 行不会导入` },
  ];
  return (
    <dl className="figs">
      {figures.map(({ label, value, unit: of, note }) => (
        <div className="fig" key={label}>
          <dt>{label}</dt>
          <dd className="fig-v">
            {value.toLocaleString('en-US')} <small>{of}</small>
          </dd>
          <dd className="fig-d">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
