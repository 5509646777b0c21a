export const meta = () => [{ title: '今日待办 · 花容管理后台' }];

export default function WorkQueuePage() {
  return (
    <div className="phead">
      <h1>今日待办</h1>
    </div>
  );
}
