const OLDEST_MAJOR = 18;

/** One line saying what to do, or null when this Node can run the bootstrap. */
export function explainOldNode(version) {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return null;
  return `需要 Node ${OLDEST_MAJOR} 或更新版本（当前 ${version}），请从 https://nodejs.org 安装后重试 · Node ${OLDEST_MAJOR} or newer is needed, this is ${version}.`;
}
