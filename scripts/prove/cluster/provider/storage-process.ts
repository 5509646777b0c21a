/** An S3 server on the machine of the visitors, with one bucket. */
const S3_SERVER = '@20minutes/s3rver';
const [address, port, directory] = process.argv.slice(2);

interface S3Server {
  run(): Promise<unknown>;
}
type S3ServerClass = new (options: Record<string, unknown>) => S3Server;
const { default: Server } = (await import(S3_SERVER)) as { default: S3ServerClass };
await new Server({
  address,
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'huarong' }],
}).run();
