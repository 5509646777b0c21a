/** `29 分 05 秒`, or `1 小时 02 分` from one hour on. */
export function displayTimeLeft(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours} 小时 ${twoDigits(minutes)} 分` : `${minutes} 分 ${twoDigits(seconds % 60)} 秒`;
}
