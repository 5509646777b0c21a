const OLDEST_MAJOR = 18;

/** A message when this Node is too old for the bootstrap; otherwise null. */
export function explainOldNode(version) {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return null;
  return `需要 Node ${OLDEST_MAJOR} 或更新版本（当前 ${version}），请从 https://nodejs.org 安装后重试 · Node ${OLDEST_MAJOR} or newer is needed, this is ${version}.`;
}
