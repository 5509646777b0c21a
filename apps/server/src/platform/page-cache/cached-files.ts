import { closeSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_PAGES, CACHE_TAGS_HEADER, parseTags } from '#platform/published';

/** nginx names a stored response by the MD5 of its key; what it is still writing has a longer name. */
const STORED = /^[0-9a-f]{32}$/;
/** A stored response begins with a binary head, its key and the headers; its settings allow headers up to 16 KB. */
const HEAD_BYTES = 20 * 1024;
const KEY_MARK = '\nKEY: ';
const TAGS_LINE = new RegExp(`^${CACHE_TAGS_HEADER}: *([^\\r\\n]*)`, 'im');

interface CachedFile {
  /** Changes when nginx stores the page again. */
  stamp: string;
  tags: readonly string[];
}

/**
 * The pages that nginx has stored in a folder (`proxy_cache_path`). nginx has no tags, but it stores the headers: a
 * page is dropped by deleting its file, and nginx takes a missing file for a page it does not have.
 */
export function createCachedFiles(folder: string) {
  let known = new Map<string, CachedFile>();

  function tagsOf(file: string): readonly string[] {
    const { ino, mtimeMs, size } = statSync(file);
    const stamp = `${ino} ${mtimeMs} ${size}`;
    const found = known.get(file);
    if (found?.stamp === stamp) return found.tags;
    const tags = readTags(file);
    known.set(file, { stamp, tags });
    return tags;
  }

  return {
    /** Deletes the pages that have one of these tags; returns how many. */
    drop(tags: readonly string[]): number {
      const wanted = new Set(tags);
      const files = listStored(folder);
      const existing = new Set(files);
      known = new Map([...known].filter(([file]) => existing.has(file)));
      let dropped = 0;
      for (const file of files)
        try {
          if (!wanted.has(ALL_PAGES) && !tagsOf(file).some((tag) => wanted.has(tag))) continue;
          rmSync(file);
          known.delete(file);
          dropped += 1;
        } catch (error) {
          // nginx deletes files, too.
          if (!isMissing(error)) throw error;
        }
      return dropped;
    },
  };
}

function readTags(file: string): string[] {
  const buffer = Buffer.alloc(HEAD_BYTES);
  const handle = openSync(file, 'r');
  try {
    const head = buffer.toString('latin1', 0, readSync(handle, buffer, 0, HEAD_BYTES, 0));
    const from = head.indexOf(KEY_MARK);
    const until = head.indexOf('\r\n\r\n', from);
    const headers = head.slice(from, until === -1 ? undefined : until);
    return parseTags(TAGS_LINE.exec(headers)?.[1] ?? '');
  } finally {
    closeSync(handle);
  }
}

/** Nothing while nginx has not created the folder. */
function listStored(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && STORED.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
