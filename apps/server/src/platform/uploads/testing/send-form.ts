export interface Part {
  name?: string;
  filename?: string;
  content: Buffer | string;
}
export const BOUNDARY = 'a-line-between-parts';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form as it travels; by hand, so that it may be wrong. */
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
