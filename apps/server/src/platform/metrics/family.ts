/** One value of a metric with its labels. */
export interface Sample {
  /** `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** A metric in the words of Prometheus: its name is shown even while it has no values. */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

/** Read anew with every scrape. */
export type MetricSource = () => readonly Family[] | Promise<readonly Family[]>;

/** Families in Prometheus text format. */
export const writeFamilies = (families: readonly Family[]): string =>
  families.map((family) => `${writeFamily(family)}\n`).join('');

const writeFamily = ({ name, help, type, samples }: Family): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ suffix = '', labels = {}, value }) => `${name}${suffix}${writeLabels(labels)} ${value}`,
    ),
  ].join('\n');

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escapeValue = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** A gauge with one value; without a value it is declared and absent. */
export const gauge = (name: string, help: string, value: number | null): Family => ({
  name,
  help,
  type: 'gauge',
  samples: value === null ? [] : [{ value }],
});
