const CODE = /\.(c?m?[jt]sx?|css|sql)$/;
/** Home folders on Linux and macOS. The groups keep this file from matching itself. */
const HOMES = /(?<![\w.@/-])\/(?:home|Users)\/[\w.-]+\/|(?<![\w.@/-])\/(?:root)\/[\w.-]/;
const UNFINISHED = /\b(?:TO)DO\b|\b(?:FIX)ME\b/;

/** Lines that contain a path of one machine, and code marked as unfinished. */
export function findStrayText(file, text, ownFolders) {
  const places = ownFolders.map((folder) => folder.replace(/\/$/, '')).filter(isTelling);
  return text.split('\n').flatMap((content, index) => {
    const at = { file, line: index + 1 };
    const findings = [];
    if (HOMES.test(content) || places.some((place) => content.includes(`${place}/`)))
      findings.push({ ...at, why: 'a path of one machine' });
    if (CODE.test(file) && UNFINISHED.test(content)) findings.push({ ...at, why: 'says it is unfinished' });
    return findings;
  });
}

/** A path of one segment, such as `/app`, may also be an address of the shop. */
const isTelling = (folder) => folder.split('/').filter(Boolean).length >= 2;
