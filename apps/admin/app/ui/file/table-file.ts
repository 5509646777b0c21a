/** The text of a file that is UTF-8 or, as spreadsheets in China save it, GB18030. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Offers a text as a file. */
export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));

/** Offers bytes as a file. */
export const saveBytes = (name: string, bytes: Uint8Array<ArrayBuffer>): void =>
  saveBlob(name, new Blob([bytes], { type: 'application/octet-stream' }));

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
