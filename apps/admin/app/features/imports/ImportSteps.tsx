import { isRunning, SUBJECTS } from './import-texts.ts';
import type { ImportDetail } from './types.ts';

/** Where a file is: uploaded, mapped, compared, written. */
export function ImportSteps({ file }: { file: ImportDetail }) {
  const { report, state } = file;
  const mapped = report?.mapping.filter(({ column }) => column !== null).length ?? 0;
  const steps = [
    {
      label: '上传',
      text: report
        ? `${report.rowCount.toLocaleString('en-US')} 行，${report.mapping.length} 列`
        : '已收到文件',
      isDone: true,
    },
    {
      label: '对列',
      text: report
        ? `${SUBJECTS[report.subject]}文件，${mapped} 列认出，${report.mapping.length - mapped} 列不导入`
        : '按列名',
      isDone: report !== null,
    },
    { label: '预演', text: '看会发生什么', isDone: state !== 'checking' && state !== 'failed' },
    {
      label: '写入',
      text: state === 'waiting' ? '等第二个人批准' : '可整次撤销',
      isDone: state === 'applied',
    },
  ];
  const now =
    state === 'applied' || state === 'withdrawn' ? -1 : state === 'applying' || state === 'waiting' ? 3 : 2;
  return (
    <>
      <ol className="steps import-steps">
        {steps.map(({ label, text, isDone }, at) => (
          <li
            key={label}
            className={at === now ? 'is-now' : isDone ? 'is-done' : undefined}
            aria-current={at === now ? 'step' : undefined}
          >
            <b>{label}</b>
            {text}
          </li>
        ))}
      </ol>
      {isRunning(file) && (
        <div className="row import-progress" role="status">
          <progress
            className="grow"
            aria-label={state === 'checking' ? '预演进度' : '写入进度'}
            {...(file.total > 0 && { max: file.total, value: file.done })}
          />
          <span>
            {state === 'checking' ? '正在预演，不写入' : '正在写入'}
            {file.total > 0 && `，${Math.round((file.done / file.total) * 100)}%`}
          </span>
        </div>
      )}
    </>
  );
}
