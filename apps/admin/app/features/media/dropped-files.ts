/** A file and its path inside the folder that was dropped. */
export interface NamedFile {
  file: File;
  name: string;
}

const IMAGE = /\.(jpe?g|png|webp)$/i;

export const namedFiles = (list: Iterable<File> | null | undefined): NamedFile[] =>
  [...(list ?? [])]
    .map((file) => ({ file, name: file.webkitRelativePath || file.name }))
    .filter(({ file, name }) => IMAGE.test(name) || file.type.startsWith('image/'));

/** The images of a drop, also those inside folders. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<NamedFile[]> {
  // The entries must be asked for before anything is awaited: afterwards the list is empty.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return namedFiles(files);
  return (await Promise.all(entries.map(filesOfEntry))).flat();
}

async function filesOfEntry(entry: FileSystemEntry): Promise<NamedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return namedFiles([file]).map((found) => ({ ...found, name: entry.fullPath.replace(/^\//, '') }));
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: NamedFile[] = [];
  for (;;) {
    // A folder is read a hundred entries at a time.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return found;
    for (const each of batch) found.push(...(await filesOfEntry(each)));
  }
}
