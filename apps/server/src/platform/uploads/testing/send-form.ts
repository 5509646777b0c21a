export interface Part {
  name?: string;
  filename?: string;
  content: Buffer | string;
}
export const BOUNDARY = 'a-line-between-parts';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The bytes of a form, written by hand so that they may be invalid. */
export const formOf = (parts: Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name = 'file', filename, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`,
      ),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

export const formHeaders = { 'content-type': TYPE };
