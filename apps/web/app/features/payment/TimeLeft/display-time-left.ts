/** `29 分 05 秒`, or `1 小时 02 分`: as precise as it is pressing. */
export function displayTimeLeft(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours} 小时 ${two(minutes)} 分` : `${minutes} 分 ${two(seconds % 60)} 秒`;
}
