/** 1,234 */
export const formatCount = (count: number): string => count.toLocaleString('zh-CN');

/** 1.8 秒, 42 分钟, 3 小时, 2 天 */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.floor(seconds)} 秒`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} 分钟`;
  return seconds < 86_400 ? `${Math.floor(seconds / 3600)} 小时` : `${Math.floor(seconds / 86_400)} 天`;
}
